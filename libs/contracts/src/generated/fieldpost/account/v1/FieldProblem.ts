// Generated from protos/ by `npm run generate`; changes made here are lost.
export interface FieldProblem {
  /**
   * Error message of the API.
   */
  'problem'?: (string);
  /**
   * The form field with the error.
   */
  'field'?: (string);
}

export interface FieldProblem__Output {
  /**
   * Error message of the API.
   */
  'problem': (string);
  /**
   * The form field with the error.
   */
  'field': (string);
}
