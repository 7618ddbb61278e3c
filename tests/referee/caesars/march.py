"""tests/referee/caesars/march.py -- movement, interception and avoiding battle in 3 Caesars."""

from .board import Force
from .tables import (CAMP, COHORTS, KINDS, LEADERS, MOST_SIEGES, MOVE_POINTS, NEAR, NOBODY,
                     PO_SPACES, ROME, TARGET, attrition)


class March:
    """A force on the way."""

    def __init__(self, side, lead, at, points, **how):
        self.side, self.lead, self.at, self.points = side, lead, at, points
        self.leaders = [lead]
        self.organization = LEADERS[lead].organization
        self.force = Force()
        self.came = at
        self.changed = set()  # kinds left or taken in this space
        self.is_double = how.get("is_double", False)
        self.has_guides = how.get("has_guides", False)
        self.stepped = False
        self.entered = False  # Rome's space, or has rolled a siege: nothing else moves then
        self.is_over = False


class Campaign:
    """An event that moves several leaders, each once."""

    def __init__(self, most):
        self.left = most
        self.moved = set()


class Marching:
    def can_be_activated(self, leader):
        return (self.at[leader] and leader != "sabinus" and leader not in self.mutinous
                and self.may_move(leader))

    def activate(self, side, leader, campaign=None, points=MOVE_POINTS, **how):
        march = self.march = March(side, leader, self.at[leader], points, **how)
        if not self.stays(march.at, side):
            here = self.force(march.at, side)
            here.give_cohorts(march.force, march.organization)
            if march.force.cohorts():
                here.give_engines(march.force)
        if campaign:
            campaign.left -= 1
            campaign.moved.add(leader)
        self.campaign = campaign or Campaign(0)
        while not march.is_over and march.points:
            choices = self.march_choices(march)
            if march.entered and not choices:
                break
            verb, *args = yield from self.ask(side, "march", choices + ["stop"])
            if verb == "stop":
                break
            yield from getattr(self, "march_" + verb)(march, *args)
        self.end_march(march)

    def stays(self, space, side):
        """Cohorts that mutiny, or have fought with this card, are led away by nobody."""
        mutinous = [one for one in self.leaders_at(space, side) if one in self.mutinous]
        return bool(mutinous) or space in self.fought

    def note_move(self, leader):
        if leader in ("galba", "vindex"):
            self.rufus_free = True

    def end_march(self, march):
        march.force.give_all(self.force(march.at, march.side))
        self.march = None
        self.settle()

    # What can be done

    def march_choices(self, march):
        choices = []
        if not march.entered:
            choices += self.companions(march) + self.changes(march)
        if self.is_besieged(march.at):
            bound = self.has_truce(march.side, self.besieger())
            return choices + (["sally"] if march.force.cohorts() and not bound else [])
        if not march.entered:
            choices += [f"step {near}" for near in NEAR[march.at] if self.may_step(march, near)]
        if self.may_siege(march):
            choices.append("siege")
        return choices

    def companions(self, march):
        others = [leader for leader in self.leaders_at(march.at, march.side)
                  if leader not in march.leaders and self.can_be_activated(leader)
                  and leader not in self.campaign.moved]
        unite = others if self.campaign.left and not march.stepped else []
        return [f"unite {leader}" for leader in unite] + [f"join {leader}" for leader in others]

    def changes(self, march):
        here, actions = self.force(march.at, march.side), []
        room = march.organization - march.force.cohorts()
        for kind in KINDS:
            if kind not in march.changed:
                takes = min(here[kind], room) if kind in COHORTS else here[kind]
                if kind not in COHORTS and not march.force.cohorts():
                    takes = 0
                if self.stays(march.at, march.side):
                    takes = 0
                actions += [f"leave {kind} {n}" for n in range(1, march.force[kind] + 1)]
                actions += [f"take {kind} {n}" for n in range(1, takes + 1)]
        return actions

    def step_cost(self, march, to):
        is_pass = NEAR[march.at][to] and not march.has_guides
        return 1 + is_pass + (self.flood and to in PO_SPACES)

    def may_step(self, march, to):
        side = march.side
        if self.step_cost(march, to) > march.points or self.is_barred(march.leaders, to):
            return False
        if NEAR[march.at][to] and self.snow and not march.has_guides:
            return False
        space = self.entrance(side) if to == ROME else to
        enemies = self.enemies_at(space, side)
        if space == CAMP:
            enemies = enemies + self.enemies_at(ROME, side)
        if any(self.has_truce(side, enemy) for enemy in enemies):
            return False
        if space == CAMP and self.force(ROME, NOBODY).cohorts():
            enemies = [*enemies, NOBODY]
        return bool(march.force.cohorts()) or not enemies

    def entrance(self, side):
        """Rome's owner goes inside, unless somebody besieges it."""
        return ROME if self.owner == side and self.besieger() in (None, side) else CAMP

    def may_siege(self, march):
        here = 0 if self.stays(CAMP, march.side) else self.force(CAMP, march.side).cohorts()
        return (march.at == CAMP and march.force.cohorts() + here and march.points >= 2
                and self.sieges < MOST_SIEGES and not self.siege_barred
                and self.owner != march.side
                and not (self.owner and self.has_truce(march.side, self.owner)))

    # Doing it

    def march_unite(self, march, leader):
        march.organization += LEADERS[leader].organization
        self.campaign.left -= 1
        self.ride(march, leader)
        here = self.force(march.at, march.side)
        if not self.stays(march.at, march.side):
            here.give_cohorts(march.force, march.organization - march.force.cohorts())
        yield from ()

    def march_join(self, march, leader):
        self.ride(march, leader)
        yield from ()

    def ride(self, march, leader):
        march.leaders.append(leader)
        self.campaign.moved.add(leader)

    def march_leave(self, march, kind, n):
        here = self.force(march.at, march.side)
        march.force.move(here, kind, int(n))
        march.changed.add(kind)
        yield from ()

    def march_take(self, march, kind, n):
        self.force(march.at, march.side).move(march.force, kind, int(n))
        march.changed.add(kind)
        yield from ()

    def march_step(self, march, to):
        if not march.force.cohorts():
            march.force.give_engines(self.force(march.at, march.side))
        march.points -= self.step_cost(march, to)
        crosses = NEAR[march.at][to] and not march.has_guides
        march.came, march.at = march.at, self.entrance(march.side) if to == ROME else to
        march.changed.clear()
        march.stepped = True
        for leader in march.leaders:
            self.at[leader] = march.at
            self.note_move(leader)
        if crosses and march.force.cohorts():
            march.force.lose(attrition((yield from self.roll("attrition", march.side))))
        self.settle()
        if march.side in self.out or self.at[march.lead] is None:
            march.is_over = True
        elif march.at in (ROME, CAMP):
            yield from self.enter_rome(march)
        else:
            yield from self.enter(march)

    def enter(self, march):
        interceptor = yield from self.interceptions(march)
        if interceptor:
            yield from self.fight_interceptor(march, interceptor)
        else:
            enemies = self.enemies_at(march.at, march.side)
            if enemies:
                yield from self.contact(march, enemies[0])
            self.settle()

    # Interception

    def interceptions(self, march):
        """Rivals in turn order; the first success ends it."""
        for rival in self.order:
            if rival == march.side or rival in self.out or self.has_truce(rival, march.side):
                continue
            tried = set()
            while True:
                able = [leader for leader in self.leaders_of(rival)
                        if leader not in tried and self.can_intercept(leader, march)]
                if not able:
                    break
                choices = [f"intercept {leader}" for leader in able] + ["no"]
                verb, *args = yield from self.ask(rival, "intercept", choices)
                if verb == "no":
                    break
                tried.add(args[0])
                strategy = LEADERS[args[0]].strategy
                total = yield from self.try_roll("interception", rival, strategy)
                if total >= TARGET:
                    return args[0]
        return None

    def can_intercept(self, leader, march):
        side, at = self.side_of(leader), self.at[leader]
        end = ROME if at == CAMP else at
        third = [enemy for enemy in self.enemies_at(march.at, side) if enemy != march.side]
        return (NEAR[march.at].get(end, True) is False and self.cohorts(at, side)
                and not self.is_besieged(at) and self.may_move(leader) and not third
                and not self.is_barred([leader], march.at)
                and (leader in self.mutinous or not self.stays(at, side)))

    def try_roll(self, purpose, side, bonus):
        """Two dice; a failure can be rolled again for a courage."""
        total = (yield from self.roll_two(purpose, side)) + bonus
        if total < TARGET and (yield from self.spends_courage(side)):
            total = (yield from self.roll_two(purpose, side)) + bonus
        return total

    def fight_interceptor(self, march, leader):
        side, origin, space = self.side_of(leader), self.at[leader], march.at
        here, there = self.force(origin, side), self.force(space, side)
        here.give_cohorts(there, LEADERS[leader].organization)
        self.at[leader] = space
        if not here.cohorts():
            here.give_engines(there)
            for other in self.leaders_at(origin, side):
                company = self.leaders_at(space, side) + [other]
                if self.may_move(other) and not self.is_barred(company, space):
                    self.at[other] = space
        self.settle()
        yield from self.meet(march, side, origin=origin)

    # Contact

    def contact(self, march, enemy):
        """Seven to one, slipping away, then battle; returns whether there was a battle."""
        if self.cohorts(march.at, enemy) == 1 and self.is_overrun(march, enemy):
            return False
        failed = False
        if not march.is_double:
            outcome = yield from self.avoids(march, enemy)
            if outcome == "away":
                return False
            failed = outcome == "failed"
        if self.is_overrun(march, enemy):
            return False
        yield from self.meet(march, enemy, failed=failed)
        return True

    def is_overrun(self, march, enemy):
        """One cohort against seven or more is removed without battle."""
        mine, theirs = self.cohorts(march.at, march.side), self.cohorts(march.at, enemy)
        if theirs == 1 and mine >= 7:
            self.force(march.at, enemy).lose(1)
            march.force.give_all(self.force(march.at, march.side))
            self.regroup(march)
        elif mine == 1 and theirs >= 7:
            march.force.lose(1)
            self.force(march.at, march.side).lose(1)
            march.is_over = True
        else:
            return False
        self.settle()
        return True

    def regroup(self, march):
        """All cohorts of the side fought together; as many as he can lead march on."""
        here = self.force(march.at, march.side)
        here.give_cohorts(march.force, march.organization)
        here.give_engines(march.force)

    def avoids(self, march, enemy):
        """"away", "failed", or None for standing."""
        space, leaders = march.at, self.leaders_at(march.at, enemy)
        came = ROME if march.came == CAMP else march.came
        open_ = [near for near, is_pass in NEAR[space].items()
                 if near != came and not (is_pass and self.snow)
                 and not self.enemies_on_road(near, enemy) and self.is_refuge(near, enemy)
                 and not self.is_barred(leaders, near)]
        if not leaders or not open_:
            return None
        choices = [f"avoid {near}" for near in open_] + ["stand"]
        verb, *args = yield from self.ask(enemy, "avoid", choices)
        if verb == "stand":
            return None
        best = max(LEADERS[leader].strategy for leader in leaders)
        if (yield from self.try_roll("avoidance", enemy, best)) < TARGET:
            return "failed"
        yield from self.relocate(enemy, space, args[0])
        return "away"

    def relocate(self, side, space, to):
        """Everything of a side goes to the next space; over a pass with attrition."""
        force = self.force(space, side)
        for leader in self.leaders_at(space, side):
            self.at[leader] = to
        if NEAR[space].get(to) and force.cohorts():
            force.lose(attrition((yield from self.roll("attrition", side))))
        force.give_all(self.force(to, side))
        self.settle()
