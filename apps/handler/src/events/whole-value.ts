/**
 * A value with several parts that applications get as one: a place or an acceleration of Cayenne LPP. On topics of
 * single fields it appears whole and is not split further (wire/mqtt.md 4.2).
 */
export class WholeValue {
  constructor(parts: object) {
    Object.assign(this, parts);
  }
}
