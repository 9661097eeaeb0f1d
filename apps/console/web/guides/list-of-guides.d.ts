/** The list of guides, which the build makes of the documents (`vite/guides`). */
declare module 'virtual:guides' {
  export const guides: readonly {
    /** Its part of an address. */
    readonly name: string;
    readonly reader: 'devices' | 'gateways' | 'operators' | 'reference';
    readonly title: string;
    /** Its first sentence; empty where it begins otherwise. */
    readonly first: string;
    /** Address of its text. */
    readonly file: string;
  }[];
}
