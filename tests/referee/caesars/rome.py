"""tests/referee/caesars/rome.py -- sieges, sorties and the fall of Rome in 3 Caesars."""

from .board import Over
from .tables import CAMP, ENGINES, NOBODY, ROME, WALLS, siege_result


class Siege:
    def enter_rome(self, march):
        """Before the walls: the besieger first, then Rome's owner may take the field."""
        march.entered = True
        side = march.side
        if march.at == ROME:
            return
        besieger = next((e for e in self.enemies_at(CAMP, side)), None)
        has_fought = False
        if besieger:
            has_fought = yield from self.contact(march, besieger)
            if side in self.out or self.at[march.lead] != CAMP or self.enemies_at(CAMP, side):
                return
            self.settle()
            self.go_inside(march)
        if (not has_fought and march.at == CAMP and self.owner and self.owner != side
                and self.cohorts(ROME, self.owner)):
            (verb,) = yield from self.ask(self.owner, "field", ["field", "walls"])
            if verb == "field":
                yield from self.field_battle(march)
        self.settle()

    def go_inside(self, march):
        """Rome's owner who has driven a besieger away."""
        if self.owner == march.side and self.at[march.lead] == CAMP:
            self.force(CAMP, march.side).give_all(self.force(ROME, march.side))
            for leader in self.leaders_at(CAMP, march.side):
                self.at[leader] = ROME
            march.at = ROME

    def field_battle(self, march):
        owner = self.owner
        self.come_out(owner)
        if not self.is_overrun(march, owner):
            yield from self.meet(march, owner)
        self.go_back_in(owner)

    def come_out(self, side):
        self.force(ROME, side).give_all(self.force(CAMP, side))
        for leader in self.leaders_at(ROME, side):
            self.at[leader] = CAMP

    def go_back_in(self, side):
        self.force(CAMP, side).give_all(self.force(ROME, side))
        for leader in self.leaders_at(CAMP, side):
            self.at[leader] = ROME

    def march_sally(self, march):
        """A leader besieged in Rome attacks the besiegers; win or lose, he is inside afterwards."""
        march.points -= 1
        march.changed.clear()
        march.stepped = True
        side, besieger = march.side, self.besieger()
        for leader in march.leaders:
            self.at[leader] = CAMP
        march.came, march.at = ROME, CAMP
        yield from self.contact(march, besieger)
        if side not in self.out:
            self.go_back_in(side)
            if march.at == CAMP:
                march.at = ROME
        self.settle()

    # A siege

    def march_siege(self, march):
        side = march.side
        march.points -= 2
        march.entered = True
        self.sieges += 1
        march.force.give_all(self.force(CAMP, side))
        camp = self.force(CAMP, side)
        bonus = min(3, camp.engines()) - 1
        total = self.siege_total((yield from self.roll_two("siege", side)), bonus)
        if total < 12 and (yield from self.spends_courage(side)):
            total = self.siege_total((yield from self.roll_two("siege", side)), bonus)
        played = yield from self.siege_window(side, total)
        yield from self.besiege(march, total, played)
        if march.side not in self.out and self.at[march.lead] == march.at and not march.is_over:
            self.force(CAMP, side).give_all(march.force)

    @staticmethod
    def siege_total(dice, bonus):
        return max(2, min(12, dice + bonus))

    def siege_window(self, side, total):
        played = []
        others = [other for other in self.order if other != side and other in self.alive()]
        for seat in [side, *others]:
            while self.hands[seat].total():
                fits = ("testudo" if seat == side and total > 2 else
                        "fortified" if seat != side else None)
                choices = [f"respond {fits}"] if (fits and self.hands[seat][fits]
                                                  and fits not in played) else []
                verb, *args = yield from self.ask(seat, "after-siege", choices + ["no"])
                if verb == "no":
                    break
                self.discard(seat, args[0])
                played.append(args[0])
        return played

    def besiege(self, march, total, played):
        side = march.side
        points, losses = siege_result(total)
        if total == 2:
            self.siege_barred = True
        if "testudo" in played:
            points, losses = points + 1, 0
        if "fortified" in played:
            points = 0
        camp = self.force(CAMP, side)
        camp.lose(losses)
        self.settle()
        if side in self.out or not camp.cohorts():
            march.is_over = True
            return
        self.walls -= points
        inside = self.force(ROME, self.owner or NOBODY).cohorts()
        if self.walls <= 0 or points and not inside:
            march.is_over = True
            yield from self.take_rome(side)
            march.at = ROME
            self.fought.add(ROME)
            self.campaign.moved.update(self.leaders_at(ROME, side))

    def take_rome(self, side):
        loser = self.owner or NOBODY
        lost = self.force(ROME, loser)
        engines = {kind: lost[kind] for kind in ENGINES}
        lost.clear_all()
        for leader, at in list(self.at.items()):
            if at == ROME:
                self.remove_leader(leader)
        self.owner, self.walls = side, WALLS
        self.force(CAMP, side).give_all(self.force(ROME, side))
        for leader in self.leaders_at(CAMP, side):
            self.at[leader] = ROME
        if side == "vitellius" and self.guard:
            self.guard = "praetorian"
        for kind, n in engines.items():
            for _ in range(n):
                if (yield from self.roll("engine", side)) >= 4:
                    self.force(ROME, side)[kind] += 1
        self.remove_rufus()
        self.settle()
        if self.scenario == "short" and side == "galba":
            self.winner = side
            raise Over
        yield from self.roll_for_courage(side)  # even if its last cohorts went home with Rufus

    def remove_rufus(self):
        at = self.at.get("rufus")
        if not at:
            return
        side = self.side_of("rufus")
        force = self.force(at, side)
        if len(self.leaders_at(at, side)) > 1:
            left = 10
            for kind in ("regulars", "veterans"):
                taken = min(force[kind], left)
                force[kind] -= taken
                left -= taken
        else:
            force.clear_all()
        self.at["rufus"] = None

    # A sortie

    def sortie(self, roller, is_surprise=False):
        """The Siege Sortie table, for those inside."""
        total = yield from self.roll_two("sortie", roller)
        if total < 11 and (yield from self.spends_courage(roller)):
            total = yield from self.roll_two("sortie", roller)
        besieger = self.besieger()
        camp = self.force(CAMP, besieger)
        inside = self.force(ROME, self.owner or NOBODY)
        if total <= 3 and is_surprise:
            return
        if total == 2:
            yield from self.take_rome(besieger)
        elif total == 3:
            inside.lose(1)
            self.settle()
        elif total >= 6:
            losses, walls, engines = ((1, 1, 0) if total == 6 else (1, 1, 1) if total <= 8 else
                                      (2, 2, 1) if total <= 10 else (3, WALLS, 99))
            for kind in ("equipment", "catapults"):
                taken = min(camp[kind], engines)
                camp[kind] -= taken
                engines -= taken
            self.walls = min(WALLS, self.walls + walls)
            camp.lose(losses)
            self.settle()
