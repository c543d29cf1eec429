/** The parts of administration, by the ends of their paths. */
export const adminTabs = {
  pages: 'Pending approval',
  stories: 'Stories',
  claims: 'Claims',
  reports: 'Reports',
  names: 'Name changes',
  asks: 'Membership requests',
  messages: 'Messages to us',
  exchanges: 'Exchanges',
  invitations: 'Invitations',
  imports: 'Imports',
  users: 'Users',
  memberships: 'Memberships',
  deleted: 'Deleted pages',
  visits: 'Visits',
  log: 'Audit log',
  health: 'Health',
  maintenance: 'Maintenance',
}
export type AdminTab = keyof typeof adminTabs

/** The first one has no end of its own. */
export const adminPath = (tab: string) => (tab === 'pages' ? '/admin' : `/admin/${tab}`)

/** Of the page and of the window. */
export const adminTitle = (tab: AdminTab) => (tab === 'pages' ? 'Approval queue' : adminTabs[tab])
