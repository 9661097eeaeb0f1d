/** What shows messages after changes: a file of its own, which is loaded after the page. */
export { Notifications } from '@mantine/notifications';
