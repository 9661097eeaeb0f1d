/** Begins to load the editor, or goes on with it: the page around it is shown meanwhile. */
export const loadEditor = async () => ({ default: (await import('./code-editor.js')).CodeEditor });
