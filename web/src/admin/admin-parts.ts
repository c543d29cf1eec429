import type { ComponentType } from 'react'
import { loadedOnce, type LoadedOnce } from '../components/loaded-once.ts'
import { adminTabs, adminTitle, type AdminTab } from './admin-tabs.ts'

interface Loaded {
  Content: ComponentType<{ brand: string }>
}

/** Browsers load the code of a part when it is opened. */
const contents: Record<AdminTab, LoadedOnce<Loaded>> = {
  pages: loadedOnce(async () => ({
    Content: (await import('./approval-queue.tsx')).ApprovalQueue,
  })),
  stories: loadedOnce(async () => ({ Content: (await import('./story-queue.tsx')).StoryQueue })),
  claims: loadedOnce(async () => ({ Content: (await import('./claim-queue.tsx')).ClaimQueue })),
  reports: loadedOnce(async () => ({ Content: (await import('./report-queue.tsx')).ReportQueue })),
  names: loadedOnce(async () => ({
    Content: (await import('./name-change-queue.tsx')).NameChangeQueue,
  })),
  asks: loadedOnce(async () => ({ Content: (await import('./ask-queue.tsx')).AskQueue })),
  messages: loadedOnce(async () => ({
    Content: (await import('./inquiry-queue.tsx')).InquiryQueue,
  })),
  exchanges: loadedOnce(async () => ({ Content: (await import('./exchanges.tsx')).Exchanges })),
  invitations: loadedOnce(async () => ({
    Content: (await import('./open-invitations.tsx')).OpenInvitations,
  })),
  imports: loadedOnce(async () => ({ Content: (await import('./imports.tsx')).Imports })),
  users: loadedOnce(async () => ({ Content: (await import('./user-list.tsx')).UserList })),
  memberships: loadedOnce(async () => ({
    Content: (await import('./membership-list.tsx')).MembershipList,
  })),
  deleted: loadedOnce(async () => ({
    Content: (await import('./deleted-profiles.tsx')).DeletedProfiles,
  })),
  visits: loadedOnce(async () => ({ Content: (await import('./visits-page.tsx')).VisitsPage })),
  log: loadedOnce(async () => ({ Content: (await import('./audit-log.tsx')).AuditLog })),
  health: loadedOnce(async () => ({ Content: (await import('./health-page.tsx')).HealthPage })),
  maintenance: loadedOnce(async () => ({
    Content: (await import('./maintenance-page.tsx')).MaintenancePage,
  })),
}

/** A part of administration. */
export interface AdminPart {
  /** Of the window. */
  title: string
  content: LoadedOnce<Loaded>
}

const isTab = (name: string): name is AdminTab => Object.hasOwn(adminTabs, name)

/** The part at an address. Undefined if there is none. */
export function adminPartAt({
  part,
  id,
}: {
  part?: string | undefined
  id?: string | undefined
}): AdminPart | undefined {
  // The first part has no end of its own.
  const tab = part === undefined ? 'pages' : part === 'pages' ? '' : part
  if (!isTab(tab) || (id !== undefined && tab !== 'imports')) return undefined
  return { title: adminTitle(tab), content: contents[tab] }
}
