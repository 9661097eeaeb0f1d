import { DownlinkQueueMemory } from '../../test/memory/downlink-queue.memory.js';
import { ApplicationsMemory, DevicesMemory, Memory } from '../../test/memory/storage.memory.js';
import { longestQueue } from './downlink-queue.suite.js';
import { describeRepositories } from './repositories.suite.js';

describeRepositories('in memory', async () => {
  const memory = new Memory();
  return {
    applications: new ApplicationsMemory(memory),
    devices: new DevicesMemory(memory),
    queue: new DownlinkQueueMemory(memory, longestQueue),
  };
});
