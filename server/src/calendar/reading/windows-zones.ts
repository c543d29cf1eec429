/** Zones of the United States and Canada as Windows, Outlook and Exchange name them, for files that don't define them. */
export const windowsZones: ReadonlyMap<string, string> = new Map([
  ['Newfoundland Standard Time', 'America/St_Johns'],
  ['Atlantic Standard Time', 'America/Halifax'],
  ['Eastern Standard Time', 'America/New_York'],
  ['US Eastern Standard Time', 'America/Indiana/Indianapolis'],
  ['Central Standard Time', 'America/Chicago'],
  ['Canada Central Standard Time', 'America/Regina'],
  ['Mountain Standard Time', 'America/Denver'],
  ['US Mountain Standard Time', 'America/Phoenix'],
  ['Yukon Standard Time', 'America/Whitehorse'],
  ['Pacific Standard Time', 'America/Los_Angeles'],
  ['Alaskan Standard Time', 'America/Anchorage'],
  ['Hawaiian Standard Time', 'Pacific/Honolulu'],
])
