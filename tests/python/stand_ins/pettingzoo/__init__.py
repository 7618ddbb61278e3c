"""As much of PettingZoo's base classes as our adapters lean on, written from their documentation."""


class ParallelEnv:
    @property
    def num_agents(self):
        return len(self.agents)


class AECEnv:
    def __init__(self):
        pass

    @property
    def num_agents(self):
        return len(self.agents)

    def _accumulate_rewards(self):
        for agent, reward in self.rewards.items():
            self._cumulative_rewards[agent] += reward

    def _was_dead_step(self, action):
        if action is not None:
            raise ValueError("when an agent is dead, the only valid action is None")
        agent = self.agent_selection
        for rows in (self.terminations, self.truncations, self.rewards, self._cumulative_rewards, self.infos):
            del rows[agent]
        at = self.agents.index(agent)
        self.agents.remove(agent)
        if self.agents:
            self.agent_selection = self.agents[at % len(self.agents)]
        self.rewards = {agent: 0 for agent in self.rewards}

    def agent_iter(self, max_iter=2**63):
        while self.agents and max_iter:
            max_iter -= 1
            yield self.agent_selection

    def last(self, observe=True):
        agent = self.agent_selection
        return (self.observe(agent) if observe else None, self._cumulative_rewards[agent], self.terminations[agent],
                self.truncations[agent], self.infos[agent])
