import { textOfMoment } from '@fieldpost/domain';

/** A time of the API for people; texts that are no time stay as they are. */
export function moment(text = ''): string {
  const at = new Date(text);
  return Number.isNaN(at.getTime()) ? text : textOfMoment(at);
}
