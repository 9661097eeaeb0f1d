import { Stack } from '@mantine/core';
import { Outlet } from '@tanstack/react-router';
import { Tab, Tabs } from '../widgets/tabs.js';
import { accountTexts as words } from './account.texts.js';

/** Header and tabs of the account pages. */
export const AccountFrame = () => (
  <Stack>
    <Tabs label={words.tabs}>
      <Tab to="/console/account" activeOptions={{ exact: true }}>
        {words.profile}
      </Tab>
      <Tab to="/console/account/clients">{words.clients}</Tab>
      <Tab to="/console/account/usage" activeOptions={{ includeSearch: false }}>
        {words.usage}
      </Tab>
      <Tab to="/console/account/activity" activeOptions={{ includeSearch: false }}>
        {words.activity}
      </Tab>
    </Tabs>
    <Outlet />
  </Stack>
);
