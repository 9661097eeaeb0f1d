import type { ReactNode } from 'react';
import { Brand } from './brand.js';

/** Frame of pages without a login: the brand of the site above the content. */
export const Outside = ({ children }: { children: ReactNode }) => (
  <div className="outside">
    <header>
      <Brand />
    </header>
    <main className="content">{children}</main>
  </div>
);
