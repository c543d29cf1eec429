/** What the token of another program may allow, and what people read before they allow it. */
export const programScopes = {
  'mcp:read':
    'Search and read everything that you can read, such as your requests, leads, calendars and reports',
  'requests:write': 'Write requests to hosts. Nothing is sent before you confirm it',
  'leads:write': 'Answer requests that your pages received. Nothing is sent before you confirm it',
} as const
export type ProgramScope = keyof typeof programScopes

/** The same in a few words, for lists. */
export const programScopeLabels = {
  'mcp:read': 'reads what you can read',
  'requests:write': 'writes requests',
  'leads:write': 'answers requests',
} as const satisfies Record<ProgramScope, string>
