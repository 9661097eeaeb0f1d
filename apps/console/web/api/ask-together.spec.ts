import { expect, it } from '@jest/globals';
import { askTogether } from './ask-together.js';
import { ApiFailure } from './failure.js';

/** Requests about applications, which fail because of some of them. */
function requests(failures: Readonly<Record<string, ApiFailure>>) {
  const asked: (readonly string[])[] = [];
  const ask = async (ids: readonly string[]) => {
    asked.push(ids);
    const failed = ids.find((id) => id in failures);
    if (failed !== undefined) throw failures[failed];
    return ids.length;
  };
  return { asked, ask };
}
const forbidden = new ApiFailure(403, 'not permitted');
const gone = new ApiFailure(404, 'not found');

it('Applications whose request is not rejected are asked for in one', async () => {
  const { asked, ask } = requests({});
  expect(await askTogether(['farm', 'barn'], ask)).toEqual({ responses: [2], unread: [] });
  expect(asked).toEqual([['farm', 'barn']]);
});

it('One that the user may not read is named, one that is gone is not, and the others are read', async () => {
  const { asked, ask } = requests({ barn: forbidden, silo: gone });
  const ids = ['farm', 'barn', 'silo', 'mill'];
  expect(await askTogether(ids, ask)).toEqual({ responses: [1, 1], unread: ['barn'] });
  expect(asked).toEqual([ids, ...ids.map((id) => [id])]);
});

it.each([
  ['the server is too busy', new ApiFailure(429, 'too many requests'), 1],
  ['the login is too old', new ApiFailure(403, 'log in again', { needsLogin: true }), 1],
  ['the user may read none', forbidden, 3],
])('It fails when %s', async (_, failure, count) => {
  const { asked, ask } = requests({ farm: failure, barn: failure });
  await expect(askTogether(['farm', 'barn'], ask)).rejects.toBe(failure);
  expect(asked).toHaveLength(count);
});

it('One application is asked for once, whatever the response', async () => {
  const { asked, ask } = requests({ farm: gone });
  await expect(askTogether(['farm'], ask)).rejects.toBe(gone);
  expect(asked).toEqual([['farm']]);
});
