import { describe, expect, it } from '@jest/globals';
import { html } from './html.js';

describe('A page', () => {
  it('escapes entered text', () => {
    const typed = `<script>"x" & 'y'</script>`;
    expect(html`<p title="${typed}">${typed}</p>`.text).toBe(
      '<p title="&lt;script&gt;&quot;x&quot; &amp; &#39;y&#39;&lt;/script&gt;">&lt;script&gt;&quot;x&quot; &amp; &#39;y&#39;&lt;/script&gt;</p>',
    );
  });

  it('consists of parts, some of which may be missing', () => {
    const items = [1, 2].map((item) => html`<li>${item}</li>`);
    expect(
      html`<ul>
        ${items}
      </ul>`.text.replace(/\s/g, ''),
    ).toBe('<ul><li>1</li><li>2</li></ul>');
    expect(html`<p>${undefined}</p>`.text).toBe('<p></p>');
  });
});
