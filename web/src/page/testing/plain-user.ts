import type { UserProfile } from '../../api/own-account.ts'

/** An account that has only a name and an address. */
export const plainUser = (known: Partial<UserProfile> = {}): UserProfile => ({
  id: '01900000-0000-7000-8000-000000000001',
  name: 'Ann Okafor',
  email: 'ann@example.com',
  isEmailVerified: true,
  picture: null,
  accountType: null,
  sports: [],
  city: null,
  state: null,
  about: null,
  isVisible: true,
  createdDate: '2027-01-04T15:00:00.000Z',
  updatedDate: '2027-01-04T15:00:00.000Z',
  unopenedNotifications: 0,
  unreadMessages: 0,
  ...known,
})
