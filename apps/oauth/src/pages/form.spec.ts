import { describe, expect, it } from '@jest/globals';
import { Username } from '@fieldpost/domain';
import { AppError } from '@fieldpost/errors';
import { problemText } from './form.js';

const formatProblem = (): string => {
  try {
    return Username('Ada L');
  } catch (error) {
    return error instanceof AppError ? error.message : '';
  }
};

describe('The message of a form', () => {
  it.each([
    [formatProblem(), /^The user name needs 2 to 36 lower-case letters and digits/],
    [
      'Password not valid: should have at least 8 characters',
      /^The password should have at least 8 characters\.$/,
    ],
    ['Email not valid: can not be empty', /^The e-mail address can not be empty\.$/],
    ['User ada already exists', /^User ada already exists$/],
  ])('is a sentence about the field: %s', (text, sentence) =>
    expect(problemText({ text })).toMatch(sentence),
  );
});
