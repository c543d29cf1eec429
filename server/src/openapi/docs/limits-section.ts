import { standings, type Budget, type LimitSettings } from '../../platform/limits/limit-settings.ts'

const counted = ['reads', 'writes', 'uploads', 'creations', 'exports'] as const

const words: Record<(typeof counted)[number], string> = {
  reads: 'Reads, also searches by POST',
  writes: 'Writes',
  uploads: 'Files',
  creations: 'New profiles',
  exports: 'Exports',
}

const number = new Intl.NumberFormat('en-US')

/** How often an operation may be called, and which headers report it. */
export const limitsSection = (limits: LimitSettings | undefined) => `<section id="limits"><h2>Limits</h2>
<p>Replies have <code>RateLimit-Policy</code> and <code>RateLimit</code>, with what is left. Beyond a limit, a call is refused with <a href="/docs/problems#RATE_LIMITED">429</a>, or with <a href="/docs/problems#BUSY">503</a> if too many of your calls wait; <code>Retry-After</code> has the seconds until the next try.</p>
${limits?.rates ? table(limits.rates) : '<p>This server limits no rates.</p>'}</section>`

const table = (
  rates: NonNullable<LimitSettings['rates']>,
) => `<div class="scroll" tabindex="0" role="region" aria-label="Limits"><table>
<thead><tr><th scope="col">Calls</th><th scope="col">Account</th><th scope="col">New account</th><th scope="col">Visitor</th></tr></thead>
<tbody>${counted.map((budget) => row(words[budget], rates[budget])).join('')}</tbody></table></div>`

const row = (label: string, rates: NonNullable<LimitSettings['rates']>[Budget]) =>
  `<tr><th scope="row">${label}</th>${standings
    .map((standing) => {
      const rate = rates[standing]
      return `<td>${rate ? `${number.format(rate.count)} per ${periods[rate.seconds] ?? `${rate.seconds} seconds`}` : 'no limit'}</td>`
    })
    .join('')}</tr>`

const periods: Record<number, string> = { 60: 'minute', 3600: 'hour', 86_400: 'day' }
