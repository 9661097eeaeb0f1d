/** Public URL of oauth, which redirects of providers name. */
export const publicUrl = 'http://fieldpost.example';
