/** Version of the release that the pages belong to; set by the build. */
declare const CONSOLE_VERSION: string;
