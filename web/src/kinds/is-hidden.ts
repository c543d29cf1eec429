import type { Profile } from './profile-calls.ts'

/** Whether only its team and administrators see it. */
export const isHidden = ({ status, isActive }: Pick<Profile, 'status' | 'isActive'>) =>
  status !== 'Approved' || !isActive
