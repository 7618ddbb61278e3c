"""tests/referee/caesars/events.py -- what cards do in 3 Caesars: events, intrigue, politics."""

from .march import Campaign
from .tables import (BONUS_YEARS, CAMP, CARDS, DANUBE_SPACES, DOUBLE_TIME_POINTS, ITALY, NEAR,
                     NOBODY, POLITICS, ROME, one_or_two, one_to_three)

WHO = {"BY_ANY": {"galba", "otho", "vitellius"}, "BY_OTHO": {"otho"},
       "BY_GALBA_OTHO": {"galba", "otho"}, "BY_VITELLIUS": {"vitellius"}}
CHARTS = {"assassin": (2, 9), "blackmail": (1, 2), "graft": (1, 3), "seduction": (1, 3)}
PLACED = {"donative", "danube", "recruits", "catapults", "siege_train"}
NAMED = {"senate", "blackmail", "marry", "graft", "seduction", "spies", "rumours"}
MOVING = {"minor_campaign", "grand_campaign", "double_time", "guides", "caecina"}


class Events:
    def may_happen(self, side, card):
        what = CARDS[card]
        if what.type != "EVENT_CARD" or self.turn < what.first_turn:
            return False
        if what.who == "BY_OWNER":
            if self.owner != side:
                return False
        elif side not in WHO[what.who]:
            return False
        if card in PLACED:
            return bool(self.places_for(side, card))
        if card in NAMED:
            return bool(self.names_for(side, card))
        if card in MOVING:
            return bool(self.movable(side, card))
        if card in ("assassin", "mutiny"):
            return bool(self.victims(side, card))
        needs = getattr(self, "needs_" + card, None)
        return needs(side) if needs else True

    def happen(self, side, card):
        if card in PLACED:
            words = yield from self.ask(
                side, "place", [f"place {space}" for space in self.places_for(side, card)])
            self.place(side, card, words[1])
        elif card in NAMED:
            words = yield from self.ask(
                side, "rival", [f"name {rival}" for rival in self.names_for(side, card)])
            yield from getattr(self, "event_" + card)(side, words[1])
        elif card in ("assassin", "mutiny"):
            words = yield from self.ask(
                side, "victim", [f"against {leader}" for leader in self.victims(side, card)])
            yield from getattr(self, "event_" + card)(side, words[1])
        else:
            yield from getattr(self, "event_" + card)(side)

    # Cards that are placed

    def places_for(self, side, card):
        if card == "danube":
            return [space for space in DANUBE_SPACES if not self.enemies_at(space, side)]
        sides = self.alive() if card == "recruits" else [side]
        return list(dict.fromkeys(
            space for one in sides for leader in self.leaders_of(one)
            for space in [self.at[leader]]
            if self.force(space, one).cohorts() and not self.is_besieged(space)))

    def place(self, side, card, space):
        if card == "recruits":
            side = next(one for one in self.alive() if self.force(space, one).cohorts())
        force = self.force(space, side)
        kind, n = {"donative": ("regulars", 2), "danube": ("regulars", 4),
                   "recruits": ("regulars", 1), "catapults": ("catapults", 1),
                   "siege_train": ("equipment", 1)}[card]
        force[kind] += n
        if card == "danube" and self.at["othos_praetor"]:
            self.at["othos_praetor"] = space
        self.settle()

    # Cards that name a rival

    def names_for(self, side, card):
        rivals = self.rivals(side)
        if card in ("spies", "rumours", "graft"):
            rivals = [rival for rival in rivals if self.hands[rival].total()]
        if card == "spies":
            rivals = [rival for rival in rivals if side not in self.seen[rival]]
        if card in ("blackmail", "graft", "seduction", "marry"):
            rivals = [rival for rival in rivals if not self.has_truce(side, rival)]
        if card == "senate":
            rivals = [rival for rival in rivals if self.points[rival]]
        return rivals

    def event_senate(self, _side, rival):
        self.gain_points(rival, -1)
        yield from ()

    def event_marry(self, side, rival):
        self.truces.add(frozenset((side, rival)))
        yield from ()

    def event_spies(self, side, rival):
        self.seen[rival].add(side)
        yield from ()

    def event_rumours(self, side, rival):
        yield from self.lose_card(side)
        yield from self.lose_card(rival)

    def lose_card(self, side):
        if self.hands[side].total():
            words = yield from self.chance({f"lose {side} {card}": n
                                            for card, n in self.hands[side].items() if n})
            self.discard(side, words[2])

    def event_blackmail(self, side, rival):
        yield from self.scheme(side, rival, "blackmail")

    def event_seduction(self, side, rival):
        yield from self.scheme(side, rival, "seduction")

    def event_graft(self, side, rival):
        yield from self.scheme(side, rival, "graft")

    def scheme(self, side, rival, chart):
        outcome = yield from self.intrigue(side, rival, chart)
        if chart == "graft":
            if outcome == "success":
                yield from self.lose_card(rival)
            elif outcome == "backfire":
                self.gain_points(side, -1)
        elif outcome:
            yield from self.shame(rival if outcome == "success" else side)

    def shame(self, side):
        self.gain_points(side, -one_to_three((yield from self.roll("shame", side))))

    def intrigue(self, side, target, chart, bonus=0):
        """ "success", "backfire" or None."""
        if target and (yield from self.informs(target)):
            return "backfire"
        low, middle = CHARTS[chart]
        total = yield from self.intrigue_roll(side, chart, bonus)
        if total <= middle and (yield from self.spends_courage(side)):
            total = yield from self.intrigue_roll(side, chart, bonus)
        return "backfire" if total <= low else None if total <= middle else "success"

    def intrigue_roll(self, side, chart, bonus):
        if chart == "assassin":
            return max(2, (yield from self.roll_two(chart, side)) + bonus)
        return (yield from self.roll(chart, side))

    def informs(self, target):
        if not self.hands[target].total():
            return False
        choices = ["respond delator"] if self.hands[target]["delator"] else []
        verb, *args = yield from self.ask(target, "intrigue", choices + ["no"])
        if verb == "no":
            return False
        self.discard(target, "delator")
        return True

    # Cards against a leader

    def victims(self, side, card):
        found = [leader for rival in self.rivals(side) for leader in self.leaders_of(rival)
                 if not (card == "assassin" and self.has_truce(side, rival))]
        if card == "mutiny":
            return [leader for leader in found
                    if self.cohorts(self.at[leader], self.side_of(leader))]
        return found + (["sabinus"] if self.at["sabinus"] else [])

    def event_assassin(self, side, leader):
        target = None if leader == "sabinus" else self.side_of(leader)
        guarded = self.at[leader] == ROME and self.guard and not self.bribed
        bonus = -bool(guarded) + (side in self.bribed)
        outcome = yield from self.intrigue(side, target, "assassin", bonus)
        if outcome == "success":
            if self.at[leader] == ROME:
                self.guard = None
            self.remove_leader(leader)
        elif outcome == "backfire":
            yield from self.shame(side)

    def event_mutiny(self, side, leader):
        die = yield from self.roll("mutiny", side)
        if die >= 4:
            victim, at = self.side_of(leader), self.at[leader]
            self.mutinous.update(self.leaders_at(at, victim))
            if die == 6:
                self.force(at, victim).lose(1)
                self.settle()

    # Cards that move

    def movable(self, side, card):
        able = [leader for leader in self.leaders_of(side) if self.can_be_activated(leader)]
        return [leader for leader in able if card != "caecina" or leader == "rufus"]

    def event_minor_campaign(self, side):
        yield from self.lead_campaign(side, 2)

    def event_grand_campaign(self, side):
        yield from self.lead_campaign(side, 3)

    def lead_campaign(self, side, most):
        campaign = Campaign(most)
        while campaign.left and side in self.alive():
            able = [leader for leader in self.leaders_of(side) if self.can_be_activated(leader)
                    and leader not in campaign.moved]
            if not able:
                return
            choices = [f"activate {leader}" for leader in able] + ["done"]
            verb, *args = yield from self.ask(side, "campaign", choices)
            if verb == "done":
                return
            yield from self.activate(side, args[0], campaign)

    def move_one(self, side, card, **how):
        choices = [f"activate {leader}" for leader in self.movable(side, card)] + ["done"]
        verb, *args = yield from self.ask(side, "campaign", choices)
        if verb == "activate":
            yield from self.activate(side, args[0], **how)

    def event_double_time(self, side):
        yield from self.move_one(side, "double_time", points=DOUBLE_TIME_POINTS, is_double=True)

    def event_guides(self, side):
        yield from self.move_one(side, "guides", has_guides=True)

    def event_caecina(self, side):
        self.rufus_goes_south = True
        yield from self.activate(side, "rufus")

    # Cards that are played at once

    def event_initiative(self, side):
        if self.initiative == side:
            self.courage[side] += 1
        else:
            self.initiative, self.initiative_passes = side, False
        yield from ()

    def event_imperator(self, side):
        won = side in self.won_battle
        die = (yield from self.roll("imperator", side)) if won else 1
        self.gain_points(side, one_or_two(die))

    def event_charm(self, side):
        self.gain_points(side, 1)
        yield from ()

    def event_oath(self, side):
        if self.price[side]:
            self.price[side] = max(0, self.price[side] - 6)
        else:
            self.courage[side] += 1
        yield from ()

    def event_nero_gold(self, side):
        yield from self.draw(side, 3)

    def event_couriers(self, side):
        yield from self.draw(side, 2)

    def event_spoils(self, side):
        won = side in self.won_battle
        self.courage[side] += won
        yield from self.draw(side, 2 if won else 1)

    def event_vestals(self, _side):
        self.last_turn += 1
        yield from ()

    def needs_snow(self, _side):
        return not self.snow

    def event_snow(self, _side):
        self.snow = True
        yield from ()

    def event_po_flood(self, _side):
        self.flood = True
        yield from ()

    def event_bribed_guard(self, side):
        self.bribed.add(side)
        yield from ()

    def event_false_nero(self, side):
        rich = [one for one in self.alive() if self.points[one] >= 6]
        for one in rich:
            self.gain_points(one, -1)
        if not rich:
            for rival in [one for one in self.order if one in self.rivals(side)]:
                if self.hands[rival].total():
                    choices = [f"shed {card}" for card, n in self.hands[rival].items() if n]
                    words = yield from self.ask(rival, "discard", choices)
                    self.discard(rival, words[1])

    def needs_grain(self, _side):
        return bool(self.owner)

    def event_grain(self, side):
        if self.owner == side:
            self.gain_points(side, 1)
            return
        self.gain_points(self.owner, -1)
        if (yield from self.roll("grain", side)) >= 5:
            self.force(ROME, self.owner).lose(1)
            self.settle()

    def needs_sortie(self, side):
        besieger = self.besieger()
        inside = self.force(ROME, self.owner or NOBODY).cohorts()
        return bool(besieger and besieger != side and inside)

    def event_sortie(self, side):
        yield from self.sortie(side, is_surprise=True)

    def needs_coup(self, side):
        return bool(self.owner and self.owner != side)

    def event_coup(self, side):
        owner = self.owner
        die = yield from self.roll("coup", side)
        inside = self.force(ROME, owner)
        inside.lose(one_to_three(die))
        if not inside.cohorts():
            self.owner = None
            for leader in self.leaders_at(ROME, owner):
                self.at[leader] = CAMP
        self.settle()

    def needs_civilis(self, _side):
        return "vitellius" in self.alive() and bool(self.struck("vitellius", "civilis"))

    needs_batavi = needs_civilis

    def event_civilis(self, side):
        die = yield from self.roll("civilis", side)
        yield from self.give_up("vitellius", one_to_three(die), "civilis")

    def event_batavi(self, side):
        die = yield from self.roll("batavi", side)
        self.no_building = True
        yield from self.give_up("vitellius", one_or_two(die), "batavi")

    def needs_primus(self, _side):
        return bool(self.owner)

    def event_primus(self, side):
        owner = self.owner
        self.gain_points(owner, -1)
        die = yield from self.roll("primus", side)
        yield from self.give_up(owner, one_to_three(die), "primus")

    def struck(self, side, card):
        """(space, kind) that can be lost to a card."""
        found = [(space, kind) for (space, owner), force in self.forces.items() if owner == side
                 for kind in ("regulars", "veterans") if force[kind]
                 and (space in ITALY if card == "primus" else space != ROME)]
        if card == "primus" and any(kind == "veterans" for _, kind in found):
            return [one for one in found if one[1] == "veterans"]
        return found

    def give_up(self, side, n, card):
        for _ in range(n):
            choices = self.struck(side, card) if side in self.alive() else []
            if not choices:
                return
            words = yield from self.ask(side, "yield", [f"yield {s} {k}" for s, k in choices])
            self.force(words[1], side)[words[2]] -= 1
            self.settle()

    def needs_deserters(self, side):
        return bool(self.desertions(side))

    def desertions(self, side):
        pairs = []
        for to in {self.at[leader] for leader in self.leaders_of(side)}:
            if not self.force(to, side).cohorts():
                continue
            near = list(NEAR[to])
            if ROME in near:
                near += [CAMP]
            near += [CAMP] if to == ROME else [ROME] if to == CAMP else []
            pairs += [(space, to) for space in near for rival in self.rivals(side)
                      if self.force(space, rival)["regulars"]]
        return list(dict.fromkeys(pairs))

    def event_deserters(self, side):
        pairs = self.desertions(side)
        words = yield from self.ask(side, "desert", [f"desert {a} {b}" for a, b in pairs])
        rival = next(one for one in self.rivals(side) if self.force(words[1], one)["regulars"])
        self.force(words[1], rival)["regulars"] -= 1
        self.force(words[2], side)["regulars"] += 1
        self.settle()

    # Politics

    def open_types(self, side, value=5):
        return [word for word, (least_value, _, most) in POLITICS.items()
                if value >= least_value and self.politics[side][word] < most]

    def politics_roll(self, side, word):
        _, least, most = POLITICS[word]
        result, missing = least, most - self.politics[side][word]
        if least != most:
            die = yield from self.roll("politics", side)
            result = self.political_result(side, word, die)
            if result < missing and (yield from self.spends_courage(side)):
                die = yield from self.roll("politics", side)
            result = self.political_result(side, word, die)
        gained = min(result, missing)
        self.politics[side][word] += gained
        self.gain_points(side, gained)

    def political_result(self, side, word, die):
        _, least, most = POLITICS[word]
        result = one_to_three(die) if most == 3 else least + (die >= 4)
        return min(most, result + (self.turn in BONUS_YEARS[side]))
