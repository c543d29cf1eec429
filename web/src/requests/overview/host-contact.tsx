import type { LeadHost } from '@app/contract/events/lead-schema.ts'
import type * as z from 'zod'
import { kinds } from '../../kind/registry.ts'
import type { Profile } from '../../kind/profile-calls.ts'
import { shortWebsite, telephoneLink } from '../../page/contact-words.ts'
import { Row } from '../../platform/boxes/row.tsx'
import { callsOf } from '../../platform/calls/calls.ts'
import { useRead } from '../../platform/calls/use-read.ts'

type Reachable = Pick<Profile, 'email' | 'phone' | 'website'>

/** How to reach a host, as its page shows everybody: a link to a request opens no conversation. */
export function HostContact({ host }: { host: Pick<z.output<typeof LeadHost>, 'kind' | 'id'> }) {
  const { data } = useRead<{ id: string }, { data: Reachable }>(
    callsOf((api) => kinds[host.kind].calls(api)).get,
    { id: host.id },
    { retry: false },
  )
  if (data === undefined) return null
  const { email, phone, website } = data.data
  const ways = [
    email !== null && { href: `mailto:${email}`, text: email },
    phone !== null && { href: telephoneLink(phone), text: phone },
    website !== null && { href: website, text: shortWebsite(website), rel: 'noreferrer nofollow' },
  ].filter((way) => way !== false)
  if (ways.length === 0)
    return <p className="sm mut">They write to you. Their page has no email, phone or website.</p>
  return (
    <Row as="p" gap="1 4">
      {ways.map(({ text, ...way }) => (
        <a key={text} className="link sm" {...way}>
          {text}
        </a>
      ))}
    </Row>
  )
}
