import { describe, expect, it } from '@jest/globals';
import { Username } from '@fieldpost/domain';
import { AppError } from '@fieldpost/errors';
import { field, problemSummary, problemText } from './form.js';
import { texts } from './texts.js';

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

describe('Several wrong fields', () => {
  const problems = [
    { field: 'email', text: 'Email not valid: can not be empty' },
    { field: 'password', text: 'Password not valid: should have at least 8 characters' },
  ];
  const input = { name: 'password', label: 'Password', type: 'password', autocomplete: 'off' } as const;

  it('are above the form, each with a link', () =>
    expect(problemSummary(problems)?.text.match(/<li>.*?<\/li>/g)).toEqual([
      '<li><a href="#email">The e-mail address can not be empty.</a></li>',
      '<li><a href="#password">The password should have at least 8 characters.</a></li>',
    ]));

  it('are each at their field', () => {
    const { text } = field(input, problems);
    expect(text).toContain('aria-describedby="password-problem" aria-invalid="true"');
    expect(text).toContain('>The password should have at least 8 characters.</p>');
    expect(text).not.toContain('e-mail address');
    expect(field({ ...input, name: 'username' }, problems).text).not.toContain('aria-invalid');
  });
});

describe('The rule for user names', () => {
  const problems = [{ field: 'username', text: formatProblem() }];
  const hint = texts.register.usernameHint;
  const input = {
    name: 'username',
    label: 'User name',
    type: 'text',
    autocomplete: 'username',
    hint,
  } as const;

  it('is once at the field that is wrong, and not above the form', () => {
    const { text } = field(input, problems);
    expect(text.split(hint)).toHaveLength(2);
    expect(text).toContain('aria-describedby="username-problem"');
    expect(problemSummary(problems)?.text).toContain('<a href="#username">The user name is not valid.</a>');
  });

  it('stays the hint beside another problem', () => {
    const { text } = field(input, [{ field: 'username', text: 'User ada already exists' }]);
    expect(text).toContain('aria-describedby="username-hint username-problem"');
    expect(text).toContain(hint);
  });
});
