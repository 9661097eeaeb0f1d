import { Problem } from '@fieldpost/testing';
import { type Site, siteFields, siteOf } from '@fieldpost/website';
import { z } from 'zod';

type Environment = Readonly<Record<string, string | undefined>>;

/** The site from the environment, where empty values are none. */
export function siteIn(env: Environment): Site {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const { data, error } = z.object(siteFields).safeParse(given);
  if (!data) {
    const [issue] = error.issues;
    throw new Problem(`${issue?.path.join('.')} not valid: ${issue?.message}.`, { cause: error });
  }
  return { settings: siteOf(data), logo: data.CONSOLE_LOGO_FILE };
}
