/** Loads the editor once, while the page is shown. */
export const loadEditor = async () => ({ default: (await import('./code-editor.js')).CodeEditor });
