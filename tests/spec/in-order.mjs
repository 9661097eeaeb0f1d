// Chapters are told in the order of their numbers: the last one looks at what all others have left behind.
import Sequencer from '@jest/test-sequencer';

const numberOf = ({ path }) => Number(/(\d+)-[^/]*$/.exec(path)?.[1] ?? 0);

export default class InOrder extends Sequencer {
  sort(tests) {
    return [...tests].sort((one, other) => numberOf(one) - numberOf(other));
  }
}
