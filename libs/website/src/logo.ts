/** The logo of the project, in SVG for use inside HTML: a signpost that sends radio waves. */
export const logo = `<svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
  <rect width="32" height="32" rx="8" fill="#0b6b75" />
  <path d="M16 15v11M11.5 26h9" stroke="#fff" stroke-width="2.75" stroke-linecap="round" />
  <circle cx="16" cy="14.5" r="2.6" fill="#fff" />
  <path d="M11 11.5a6 6 0 0 0 0 6M21 11.5a6 6 0 0 1 0 6M7.5 8.5a11 11 0 0 0 0 12M24.5 8.5a11 11 0 0 1 0 12" fill="none" stroke="#fff" stroke-width="2.25" stroke-linecap="round" />
</svg>
`;

/** The logo as a file of its own, which needs its namespace. */
export const logoFile = logo.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"');
