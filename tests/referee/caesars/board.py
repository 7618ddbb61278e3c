"""tests/referee/caesars/board.py -- who stands where in 3 Caesars: forces, leaders, supply."""

from .tables import (CAMP, COHORTS, ENGINES, KINDS, LEADERS, NEAR, NOBODY, PLACES, PRAETORS,
                     ROME, SOUTH, WALLS)


class Over(Exception):
    """The game is over; the winner is a side or None, which is Vespasian."""


class Force(dict):
    """So many regulars, veterans, catapults and pieces of siege equipment."""

    def __init__(self, **counts):
        super().__init__(dict.fromkeys(KINDS, 0), **counts)

    def cohorts(self):
        return self["regulars"] + self["veterans"]

    def engines(self):
        return self["catapults"] + self["equipment"]

    def move(self, other, kind, n):
        self[kind] -= n
        other[kind] += n

    def give_all(self, other):
        for kind in KINDS:
            self.move(other, kind, self[kind])

    def give_cohorts(self, other, most):
        """Veterans first."""
        for kind in reversed(COHORTS):
            n = min(self[kind], most)
            self.move(other, kind, n)
            most -= n

    def give_engines(self, other):
        for kind in ENGINES:
            self.move(other, kind, self[kind])

    def lose(self, n):
        """Veterans are taken first; engines without cohorts are lost."""
        self.lose_cohorts(n)
        self.drop_engines()

    def lose_cohorts(self, n):
        for kind in reversed(COHORTS):
            taken = min(self[kind], n)
            self[kind] -= taken
            n -= taken

    def clear_all(self):
        self.update(dict.fromkeys(KINDS, 0))

    def drop_engines(self):
        if not self.cohorts():
            self["catapults"] = self["equipment"] = 0


class Board:
    """The map's part of the referee."""

    def force(self, space, side):
        return self.forces[space, side]

    def cohorts(self, space, side):
        """Those of a march included."""
        moving = self.march.force.cohorts() if self.is_marching(side, space) else 0
        return self.force(space, side).cohorts() + moving

    def is_marching(self, side, space):
        return self.march and self.march.side == side and self.march.at == space

    def enemies_at(self, space, side):
        """Sides with cohorts there that are not this one; nobody's garrison is not among them."""
        return [other for other in self.alive() if other != side and self.cohorts(space, other)]

    def enemies_on_road(self, space, side):
        """The same for a road's end: Rome is its inside and its camp."""
        ends = (ROME, CAMP) if space in (ROME, CAMP) else (space,)
        return [enemy for end in ends for enemy in self.enemies_at(end, side)]

    def alive(self):
        return [side for side in self.sides if side not in self.out]

    def rivals(self, side):
        return [other for other in self.alive() if other != side]

    def side_of(self, leader):
        if leader == "rufus" and len(self.sides) == 2:
            return "otho"
        return LEADERS[leader].side

    def leaders_of(self, side):
        return [leader for leader, at in self.at.items() if at and self.side_of(leader) == side]

    def leaders_at(self, space, side):
        return [leader for leader in self.leaders_of(side) if self.at[leader] == space]

    def besieger(self):
        """One side besieges; who comes to fight it is not yet the besieger, nor is Rome's owner."""
        there = [side for side in self.alive() if self.cohorts(CAMP, side) and side != self.owner]
        return self.last_besieger if self.last_besieger in there else next(iter(there), None)

    def is_besieged(self, space):
        return space == ROME and bool(self.besieger())

    def remove_leader(self, leader):
        self.at[leader] = None
        if leader in PRAETORS:
            self.returning.add(leader)

    def remove_lone(self):
        """A leader without cohorts is removed where rival cohorts are."""
        for leader, at in list(self.at.items()):
            side = self.side_of(leader)
            if at and leader != "sabinus" and not self.cohorts(at, side):
                others = [*self.enemies_at(at, side)]
                if at == CAMP:
                    others += self.enemies_at(ROME, side)
                    others += [NOBODY] if self.force(ROME, NOBODY).cohorts() else []
                if others:
                    self.remove_leader(leader)

    def settle(self):
        """After losses: lone leaders, a broken siege, sides without cohorts."""
        for force in self.forces.values():
            if force["catapults"] or force["equipment"]:
                force.drop_engines()
        self.remove_lone()
        besieger = self.besieger()
        if besieger != self.last_besieger:
            self.walls, self.last_besieger = WALLS, besieger
        for side in self.alive():
            if not self.total(side):
                self.put_out(side)
                self.settle()

    def total(self, side):
        """All cohorts of a side, those on the march included."""
        moving = self.march.force.cohorts() if self.march and self.march.side == side else 0
        return moving + sum(self.forces[space, side].cohorts() for space in PLACES)

    def put_out(self, side):
        self.out.append(side)
        for leader in self.leaders_of(side):
            self.at[leader] = None
        self.returning = {leader for leader in self.returning if self.side_of(leader) != side}
        self.discards.update(self.hands[side])
        self.hands[side].clear()
        for (_, owner), force in self.forces.items():
            if owner == side:
                force.clear_all()
        if self.owner == side:
            self.owner = None
        if self.initiative == side and self.alive():
            self.initiative, self.initiative_passes = self.next_side(side), False
        if len(self.alive()) <= 1:
            self.winner = next(iter(self.alive()), None)
            raise Over

    def next_side(self, side):
        """The next one round Galba, Otho, Vitellius that is in the game."""
        at = self.sides.index(side)
        return next(s for s in self.sides[at + 1:] + self.sides[:at] if s in self.alive())

    # Who may go where

    def may_move(self, leader):
        """Whether his side may move him at all."""
        if leader == "rufus":
            return self.rufus_free
        return self.price[self.side_of(leader)] == 0

    def is_barred(self, leaders, space):
        """Rufus goes nowhere south without Vitellius."""
        return (space in SOUTH and "rufus" in leaders and "vitellius" not in leaders
                and not self.rufus_goes_south)

    def has_truce(self, one, other):
        return frozenset((one, other)) in self.truces

    def is_refuge(self, space, side):
        """Only its owner slips away into Rome, while nobody besieges it."""
        return space != ROME or self.owner == side and not self.besieger()

    def in_supply(self, space, side, hostile=None):
        """Some road leads neither over a pass nor to enemy cohorts; `hostile` counts as such."""
        if space == ROME or space == CAMP and self.owner == side:
            return True
        return any(not is_pass and near != hostile and not self.enemies_on_road(near, side)
                   for near, is_pass in NEAR[space].items())
