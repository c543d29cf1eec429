/** Parses '15:00', '3 PM' and '3:30 p.m.' to a time such as 15:00. Undefined for other text. */
export function parseClockTime(text: string): string | undefined {
  const found = /^(\d{1,2})(?:[:.](\d{2}))?(?::\d{2})?\s*([ap])?\.?(?:m\.?)?$/i.exec(text.trim())
  if (!found) return undefined
  const [, hours = '', minutes = '00', half] = found
  const isMorning = half?.toLowerCase() === 'a'
  const given = Number(hours)
  if (half !== undefined && (given < 1 || given > 12)) return undefined
  const hour = half === undefined ? given : (given % 12) + (isMorning ? 0 : 12)
  return hour < 24 && Number(minutes) < 60 ? `${String(hour).padStart(2, '0')}:${minutes}` : undefined
}
