import type { Event } from '@app/contract/events/event-schema.ts'
import type { ListedLead } from '@app/contract/events/lead-schema.ts'
import type { PatchOperation } from '@app/contract/route.ts'
import { profileSaved } from '../api/profile-changed.ts'
import { ButtonLink } from '../components/actions/button-link.tsx'
import { Button } from '../components/actions/button.tsx'
import { useConfirm } from '../components/overlays/confirm.tsx'
import { impactPath } from '../kind/request-paths.ts'
import { kinds, profilePath, type KindFacts } from '../kind/registry.ts'
import { telephoneLink } from '../page/contact-words.ts'
import { widerAudience } from '../page/wider-audience.ts'
import { Row } from '../platform/boxes/row.tsx'
import { Section } from '../platform/boxes/section.tsx'
import { calls, callsOf } from '../platform/calls/calls.ts'
import { useTransport } from '../platform/calls/transport.ts'
import { useRead } from '../platform/calls/use-read.ts'
import { useWrite } from '../platform/calls/use-write.ts'
import { AskHost } from './ask-host.tsx'
import { useConversation } from './use-conversation.ts'

const { places } = calls['event-mgmt'].events

interface AwardStepsProps {
  event: Event
  leads: readonly ListedLead[]
}

/** What follows the award of a request, for its organizer: the conversation, the venue, the event's page, calendar and impact. */
export function AwardSteps({ event, leads }: AwardStepsProps) {
  const chosen = leads.filter(({ status, host }) => status === 'Won' && !host.isGone)
  if (chosen.length === 0 || event.status === 'Cancelled') return null
  return chosen.map((lead) => <HostSteps key={lead.id} event={event} lead={lead} />)
}

function HostSteps({ event, lead: { id, host } }: { event: Event; lead: ListedLead }) {
  const ask = useConversation(event.id)
  const listed = useRead(places.list, { ownerId: event.id, take: 100 })
  const add = useWrite(places.create, { touches: [places], done: () => `${host.name} is the venue.` })
  const isListed = listed.data?.data.some(({ profileId }) => profileId === host.id) ?? true
  return (
    <Section title={`Next steps with ${host.name}`} look="h3">
      <Row>
        {host.isManaged && (
          <AskHost host={host} label="Message" isBusy={ask.isBusy} onAsk={() => ask.run({ id })} />
        )}
        {isListed ? (
          <ButtonLink icon="map-pin" to={profilePath(kinds[host.kind], host.id)}>
            See the venue
          </ButtonLink>
        ) : (
          <Button
            icon="map-pin"
            isBusy={add.isBusy}
            onClick={() => add.run({ ownerId: event.id, data: { profileId: host.id } })}
          >
            Add as venue
          </Button>
        )}
        <PublishEvent event={event} host={host} />
        <SaveDates event={event} />
        <ButtonLink to={impactPath(event.id)}>Impact estimate</ButtonLink>
      </Row>
      {!host.isManaged && <HostAddresses host={host} />}
    </Section>
  )
}

/** How to reach a host that nobody manages, by what its page says. */
function HostAddresses({ host: { kind, id } }: Pick<ListedLead, 'host'>) {
  const facts: KindFacts = kinds[kind]
  const page = useRead(callsOf(facts.calls).get, { id }).data?.data
  if (page === undefined) return null
  const { email = null, phone = null } = page
  return (
    <p className="sm">
      Nobody manages this page yet.{' '}
      {email !== null && (
        <>
          Write to{' '}
          <a className="link" href={`mailto:${email}`}>
            {email}
          </a>
          .{' '}
        </>
      )}
      {phone !== null && (
        <>
          Call{' '}
          <a className="link" href={telephoneLink(phone)}>
            {phone}
          </a>
          .
        </>
      )}
    </p>
  )
}

/** The event as a file for the reader's own calendar, once it has dates. */
function SaveDates({ event: { id, name, status, hasFlexibleDates } }: { event: Event }) {
  const save = useWrite(
    async () => {
      const { saveFile } = await import('../page/save-file.ts')
      await saveFile(`/event-mgmt/api/events/${id}/ical`, `${name}.ics`)
    },
    { failed: 'The calendar file was not saved.' },
  )
  if (status === 'Draft' || status === 'Completed' || hasFlexibleDates) return null
  return (
    <Button icon="calendar-plus" isBusy={save.isBusy} onClick={() => save.run()}>
      Add to calendar
    </Button>
  )
}

/** Shows the event to everybody. One without a place gets that of its host. */
function PublishEvent({ event, host }: { event: Event; host: ListedLead['host'] }) {
  const { id, name, category, status, city, lat } = event
  const confirm = useConfirm()
  const { queries } = useTransport()
  const publish = useWrite((api, patch: PatchOperation[]) => kinds.event.calls(api).update({ id, patch }), {
    async onDone({ data }) {
      if (queries) await profileSaved(queries.client, kinds.event, data)
    },
    done: () => `${name} is published.`,
  })
  if (category === 'Marketed' && status !== 'Draft')
    return (
      <ButtonLink icon="eye" to={profilePath(kinds.event, id)}>
        See the event’s page
      </ButtonLink>
    )
  if (status === 'Completed') return null
  async function ask() {
    const question = widerAudience(event, 'Marketed')
    if (question !== undefined && (await confirm(question)) !== 'confirmed') return
    const isUnplaced = city === null && lat === null
    const values = {
      ...(category !== 'Marketed' && { category: 'Marketed' }),
      ...(status === 'Draft' && { status: 'Published' }),
      ...(isUnplaced && host.city !== null && { city: host.city }),
      ...(isUnplaced && host.state !== null && { state: host.state }),
    }
    publish.run(Object.entries(values).map(([field, value]) => ({ op: 'replace', path: `/${field}`, value })))
  }
  return (
    <Button icon="eye" isBusy={publish.isBusy} onClick={() => void ask()}>
      Publish the event
    </Button>
  )
}
