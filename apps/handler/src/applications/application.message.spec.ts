import { describe, expect, it } from '@jest/globals';
import { fromHttpApiJson } from '@fieldpost/contracts';
import { fromApplication } from './application.message.js';

const read = (json: object) =>
  fromApplication(fromHttpApiJson('handler.Application', { app_id: 'my-app', ...json }));

describe('The settings of an application', () => {
  it.each([
    [{}, ''],
    [{ decoder: 'd' }, 'custom'],
    [{ encoder: 'e', payload_format: '' }, 'custom'],
    [{ payload_format: 'cayennelpp', decoder: 'd' }, 'cayennelpp'],
    [{ payload_format: 'cayenne' }, 'cayennelpp'],
    [{ payload_format: 'something' }, 'something'],
    [{ payload_format: 'constructor' }, 'constructor'],
  ])('%j have the format "%s"', (json, format) => expect(read(json).payloadFormat).toBe(format));

  it('are empty where nothing was sent', () =>
    expect(read({ decoder: 'd' })).toMatchObject({ converter: '', registerOnJoinAccessKey: '' }));

  it('belong to a well-formed application', () =>
    expect(() => read({ app_id: 'My App' })).toThrow(
      /^Invalid Application: AppID not valid: has wrong format/,
    ));

  it('are text that the database can keep', () =>
    expect(() => read({ decoder: 'a\0' })).toThrow(/^Invalid Application: Decoder not valid: /));

  it('have a mebibyte in all', () => {
    const most = { decoder: 'd'.repeat(1_048_571), encoder: 'é', payload_format: 'abc' };
    expect(read(most)).toMatchObject({ decoder: most.decoder });
    expect(() => read({ ...most, converter: 'c' })).toThrow(
      'Invalid Application: Decoder not valid: the settings of an application have at most 1048576 bytes in all',
    );
    expect(() => read({ payload_format: 'a'.repeat(1_048_577) })).toThrow(/ PayloadFormat not valid: /);
  });
});
