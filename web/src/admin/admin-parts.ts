import type { ComponentType } from 'react'
import { loadedOnce, type LoadedOnce } from '../components/loaded-once.ts'

interface Loaded {
  Content: ComponentType<{ brand: string }>
}

/** A part of administration. Browsers load its code when it is opened. */
export interface AdminPart {
  /** Of the window. */
  title: string
  content: LoadedOnce<Loaded>
  /** Whether its address may go on with an id. */
  hasItems?: true
}

const part = (title: string, load: () => Promise<Loaded>): AdminPart => ({
  title,
  content: loadedOnce(load),
})

/** By the last part of their address. The first one has none. */
const adminParts: Readonly<Record<string, AdminPart>> = {
  '': part('Approval queue', async () => ({ Content: (await import('./approval-queue.tsx')).ApprovalQueue })),
  claims: part('Claims', async () => ({ Content: (await import('./claim-queue.tsx')).ClaimQueue })),
  reports: part('Reports', async () => ({ Content: (await import('./report-queue.tsx')).ReportQueue })),
  names: part('Name changes', async () => ({
    Content: (await import('./name-change-queue.tsx')).NameChangeQueue,
  })),
  messages: part('Messages to us', async () => ({
    Content: (await import('./inquiry-queue.tsx')).InquiryQueue,
  })),
  invitations: part('Invitations', async () => ({
    Content: (await import('./open-invitations.tsx')).OpenInvitations,
  })),
  imports: {
    ...part('Imports', async () => ({ Content: (await import('./imports.tsx')).Imports })),
    hasItems: true,
  },
  users: part('Users', async () => ({ Content: (await import('./user-list.tsx')).UserList })),
  memberships: part('Memberships', async () => ({
    Content: (await import('./membership-list.tsx')).MembershipList,
  })),
  deleted: part('Deleted pages', async () => ({
    Content: (await import('./deleted-profiles.tsx')).DeletedProfiles,
  })),
  log: part('Audit log', async () => ({ Content: (await import('./audit-log.tsx')).AuditLog })),
  health: part('Health', async () => ({ Content: (await import('./health-page.tsx')).HealthPage })),
  maintenance: part('Maintenance', async () => ({
    Content: (await import('./maintenance-page.tsx')).MaintenancePage,
  })),
}

/** The part at an address. Undefined if there is none. */
export function adminPartAt({
  part: name = '',
  id,
}: {
  part?: string | undefined
  id?: string | undefined
}): AdminPart | undefined {
  const found = Object.hasOwn(adminParts, name) ? adminParts[name] : undefined
  return id === undefined || found?.hasItems ? found : undefined
}
