"""tests/referee/caesars/battle.py -- combat in 3 Caesars: dice, windows, losses, retreats."""

from .tables import CAMP, CARDS, ENGINES, LEADERS, NEAR, ROME, attrition

BATTLE_CARDS = {"devotio": 2, "scouts": 1}


class Fighter:
    """One side of a battle."""

    def __init__(self, side, force, leaders):
        self.side, self.force = side, force
        self.size = force.cohorts()
        self.leaders = leaders
        self.conscripts = self.wounded = 0
        self.bonus = 0  # dice of the first round only
        self.cards = []
        self.clear()

    def clear(self):
        """What is played after the dice counts for one round."""
        self.dice, self.veterans, self.after = [], 0, []

    def cohorts(self):
        return self.force.cohorts() + self.conscripts

    def rating(self):
        return sum(sorted((LEADERS[leader].battle for leader in self.leaders), reverse=True)[:2])

    def able(self):
        """(able conscripts, veterans, regulars); conscripts are wounded before veterans."""
        counts, wounded = [], self.wounded
        for n in (self.conscripts, self.force["veterans"], self.force["regulars"]):
            hurt = min(n, wounded)
            wounded -= hurt
            counts.append(n - hurt)
        return counts

    def kills(self):
        return sum(die >= (5 if i < self.veterans else 6) for i, die in enumerate(self.dice))

    def wounds(self):
        return sum(die == (4 if i < self.veterans else 5) for i, die in enumerate(self.dice))

    def hits(self):
        return self.kills() + self.wounds() + 3 * self.after.count("panic")

    def is_veteran(self):
        return self.force["veterans"] > 0 or "veteran" in self.cards

    def lose(self, n):
        conscripts = min(self.conscripts, n)
        self.conscripts -= conscripts
        self.force.lose_cohorts(n - conscripts)


class Fighting:
    def meet(self, march, enemy, failed=False, origin=None):
        """A march fights where it is; afterwards it is over, unless it overruns."""
        if origin and self.is_overrun(march, enemy):
            return
        if not self.cohorts(march.at, march.side):
            march.is_over = True
            return
        space, side = march.at, march.side
        march.force.give_all(self.force(space, side))
        fight = Battle(self, space, side, enemy, march.came)
        fight.origin, fight.failed = origin, failed
        yield from fight.run()
        yield from self.after_battle(march, fight)

    def after_battle(self, march, fight):
        march.is_over = True
        if fight.winner != march.side or march.side in self.out:
            self.campaign.moved.update(fight.attacker.leaders)
            return
        self.regroup(march)
        if fight.slaughter and self.could_go_on(march):
            (verb,) = yield from self.ask(march.side, "overrun", ["overrun", "no"])
            if verb == "overrun":
                march.points -= 1
                march.is_over = False
                return
        self.fought.add(march.at)
        self.campaign.moved.update(fight.attacker.leaders)


    def could_go_on(self, march):
        """Overrunning costs a point; before Rome there is nothing left then but a siege."""
        is_before_rome = march.at == CAMP and march.came != ROME
        return bool(self.at[march.lead]) and march.points > (2 if is_before_rome else 1)


class Battle:
    def __init__(self, referee, space, attacker, defender, came):
        self.referee, self.space, self.came = referee, space, came
        self.attacker, self.defender = (
            Fighter(side, referee.force(space, side), referee.leaders_at(space, side))
            for side in (attacker, defender))
        self.fighters = (self.attacker, self.defender)
        self.origin = None  # whence the defender has intercepted
        self.failed = False  # whether he tried to avoid
        self.omens = 0
        self.winner, self.slaughter = None, False

    def enemy(self, fighter):
        return self.defender if fighter is self.attacker else self.attacker

    def run(self):
        for fighter in self.fighters:
            yield from self.window(fighter.side, "battle-card", fighter)
        third = [side for side in self.referee.order if side in self.referee.alive()
                 and side not in (self.attacker.side, self.defender.side)]
        for side in (self.attacker.side, self.defender.side, *third):
            yield from self.window(side, "before-dice", None)
        self.count_first_round()
        yield from self.round(1)
        if self.winner is None:
            yield from self.round(2)
        yield from self.resolve()

    # Cards

    def window(self, side, step, fighter):
        referee = self.referee
        while referee.hands[side].total():
            choices = [f"respond {card}" for card in referee.hands[side]
                       if referee.hands[side][card] and self.may_respond(card, step, fighter)]
            verb, *args = yield from referee.ask(side, step, choices + ["no"])
            if verb == "no":
                return
            referee.discard(side, args[0])
            yield from self.respond(side, args[0], step, fighter)
            if step == "battle-card":
                return

    def may_respond(self, card, step, fighter):
        windows = {"battle-card": "W_BATTLE", "before-dice": "W_BEFORE", "after-dice": "W_AFTER"}
        if CARDS[card].window != windows[step]:
            return False
        if card == "panic":
            return not self.enemy(fighter).is_veteran()
        if card == "fighting_retreat":
            return (fighter.hits() < self.enemy(fighter).hits()
                    and card not in fighter.after)
        return True

    def respond(self, side, card, step, fighter):
        referee = self.referee
        if card == "conscripts":
            names = [f"name {f.side}" for f in self.fighters]
            words = yield from referee.ask(side, "aid", names)
            chosen = next(f for f in self.fighters if f.side == words[1])
            chosen.conscripts += 2
            referee.conscripts[chosen.side] = chosen.conscripts
            chosen.bonus += 1
        elif card == "omens":
            self.attacker.bonus -= 2
        elif card == "rally":
            yield from self.throw(fighter, len(fighter.dice))
        elif step == "battle-card":
            fighter.cards.append(card)
        else:
            fighter.after.append(card)

    # Dice

    def count_first_round(self):
        referee = self.referee
        for fighter in self.fighters:
            enemy = self.enemy(fighter)
            is_defender = fighter is self.defender
            hostile = self.origin if not is_defender else None
            fighter.bonus += sum(BATTLE_CARDS.get(card, 0) for card in fighter.cards)
            fighter.bonus -= 2 * enemy.cards.count("castra")
            if "ambush" in fighter.cards:
                near_pass = any(NEAR[self.space].values())
                fighter.bonus += 3 if near_pass or is_defender and self.origin else 1
            if not referee.in_supply(self.space, fighter.side, hostile):
                enemy.bonus += 0 if "scouts" in fighter.cards else 3
        self.defender.bonus += bool(self.origin) - self.failed

    def count_dice(self, fighter, number):
        conscripts, veterans, regulars = fighter.able()
        able = veterans + regulars + (conscripts if number == 2 else 0)
        dice = (able + fighter.rating() + (fighter is self.defender) + fighter.force["catapults"]
                + (fighter.bonus if number == 1 else 0))
        dice = max(1 if able + conscripts else 0, dice)
        all_veteran = number == 1 and "veteran" in fighter.cards
        return dice, dice if all_veteran else min(dice, veterans)

    def throw(self, fighter, dice):
        fighter.dice = []
        for _ in range(dice):
            words = yield from self.referee.chance({f"strike {n}": 1 for n in range(1, 7)})
            fighter.dice.append(int(words[1]))

    def round(self, number):
        for fighter in self.fighters:
            fighter.clear()
        for fighter in self.fighters:
            dice, fighter.veterans = self.count_dice(fighter, number)
            yield from self.throw(fighter, dice)
        yield from self.reroll_by_initiative()
        for fighter in self.fighters:
            yield from self.reroll_by_courage(fighter)
        for fighter in self.fighters:
            yield from self.window(fighter.side, "after-dice", fighter)
        self.judge(number)

    def reroll_by_initiative(self):
        referee = self.referee
        if referee.initiative_used:
            return
        choices = [f"reroll {which}" for which in ("attacker", "defender", "both")] + ["no"]
        verb, *args = yield from referee.ask(referee.initiative, "initiative", choices)
        if verb == "no":
            return
        referee.initiative_used = referee.initiative_passes = True
        for fighter, name in zip(self.fighters, ("attacker", "defender")):
            if args[0] in (name, "both"):
                yield from self.throw(fighter, len(fighter.dice))

    def reroll_by_courage(self, fighter):
        referee = self.referee
        if referee.courage[fighter.side] and fighter.dice:
            (verb,) = yield from referee.ask(fighter.side, "courage", ["again", "no"])
            if verb == "again":
                referee.courage[fighter.side] -= 1
                yield from self.throw(fighter, len(fighter.dice))

    def judge(self, number):
        """Hits decide; three ahead is a slaughter."""
        attack, defence = self.attacker.hits(), self.defender.hits()
        ahead = None
        if attack != defence or number == 2:
            ahead = self.attacker if attack > defence else self.defender
        slaughter = False
        if ahead:
            loser = self.enemy(ahead)
            slaughter = abs(attack - defence) >= 3 and not self.retreats_fighting(loser)
        losses = [self.losses(fighter, slaughter and ahead is not fighter)
                  for fighter in self.fighters]
        for fighter, (killed, wounded) in zip(self.fighters, losses):
            fighter.lose(killed)
            fighter.wounded = wounded
            self.referee.conscripts[fighter.side] = fighter.conscripts
        standing = [fighter for fighter in self.fighters if fighter.cohorts()]
        if len(standing) < 2:
            winner = standing[0] if standing else self.defender
            slaughter = slaughter and winner is ahead
            ahead = winner
        if ahead:
            self.winner, self.slaughter = ahead.side, slaughter

    def losses(self, fighter, is_slaughtered):
        """(killed, wounded) of his cohorts."""
        enemy = self.enemy(fighter)
        wounds = enemy.wounds()
        killed = enemy.hits() - wounds
        if is_slaughtered:
            killed, wounds = killed + wounds, 0
        if self.retreats_fighting(fighter):
            killed, wounds = enemy.hits() // 2, 0
        killed = max(0, killed - 2 * fighter.after.count("acceptable_losses"))
        saved = min(2 * fighter.after.count("surgeons"), killed)
        return min(killed - saved, fighter.cohorts()), wounds + saved

    def retreats_fighting(self, fighter):
        """It helps the side with fewer hits, in the end."""
        return ("fighting_retreat" in fighter.after
                and fighter.hits() < self.enemy(fighter).hits())

    # The end of it

    def resolve(self):
        referee = self.referee
        winner = self.attacker if self.winner == self.attacker.side else self.defender
        loser = self.enemy(winner)
        for fighter in self.fighters:
            fighter.force["regulars"] += fighter.conscripts
        referee.conscripts = {}
        referee.won_battle.add(winner.side)
        refuge = yield from self.retreat(loser)
        if not refuge:
            loser.force.lose_cohorts(loser.force.cohorts())
        self.move_leaders(loser, refuge)
        if not winner.force.cohorts():
            self.move_leaders(winner, None)
        elif self.slaughter or not refuge:
            yield from self.capture_engines(winner, loser, not refuge)
        if self.slaughter and loser.size >= 5:
            yield from referee.roll_for_courage(winner.side)
        if refuge:
            loser.force.give_all(referee.force(refuge, loser.side))
        else:
            loser.force.clear_all()
        self.reward(winner, loser, not refuge)
        referee.settle()

    def retreat(self, loser):
        """Where the beaten force goes; None if it is eliminated, on the way too."""
        refuge = None
        if loser.force.cohorts():
            refuge = yield from self.find_refuge(loser)
        if not refuge:
            return None
        stays_apart = not self.referee.force(refuge, loser.side).cohorts()
        if loser is self.attacker and stays_apart:
            self.referee.fought.add(refuge)
        perished = yield from self.perishes(loser, refuge)
        return None if perished else refuge

    def perishes(self, loser, refuge):
        """Attrition of a retreat over a pass; who loses his last cohort there is eliminated."""
        if NEAR[self.space].get(refuge):
            die = yield from self.referee.roll("attrition", loser.side)
            loser.force.lose_cohorts(attrition(die))
        return not loser.force.cohorts()

    def move_leaders(self, fighter, refuge):
        """They go along, or die with their last cohort."""
        for leader in fighter.leaders:
            if refuge:
                self.referee.at[leader] = refuge
            else:
                self.referee.remove_leader(leader)

    def find_refuge(self, loser):
        referee, side = self.referee, loser.side
        back = self.came if loser is self.attacker else self.origin
        if back and not referee.is_barred(loser.leaders, back):
            return back
        if loser is self.defender and self.space == CAMP and referee.owner == side:
            return ROME
        open_ = [near for near in NEAR[self.space] if not referee.enemies_on_road(near, side)
                 and referee.is_refuge(near, side) and not referee.is_barred(loser.leaders, near)]
        if not open_:
            return None
        words = yield from referee.ask(side, "retreat", [f"retreat {near}" for near in open_])
        return words[1]

    def capture_engines(self, winner, loser, eliminated):
        for kind in ENGINES:
            for _ in range(loser.force[kind]):
                die = yield from self.referee.roll("engine", winner.side)
                if die >= 4:
                    loser.force.move(winner.force, kind, 1)
                elif eliminated:
                    loser.force[kind] -= 1

    def reward(self, winner, loser, eliminated):
        referee = self.referee
        if loser.size <= 5:
            return
        if eliminated:
            referee.gain_points(loser.side, -1)
            if self.slaughter and winner.force["regulars"] > winner.conscripts:
                hardened = winner.force["regulars"] - winner.conscripts
                winner.force["veterans"] += hardened
                winner.force["regulars"] -= hardened
                referee.courage[winner.side] += 1
        # Last, for it may win the game, and the rest belongs to the same battle.
        referee.gain_points(winner.side, 3 if eliminated else 2 if self.slaughter else 1)
