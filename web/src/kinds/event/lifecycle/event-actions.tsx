import type { Event } from '@app/contract/events/event-schema.ts'
import { lacksPlace } from '@app/contract/rules/event-status.ts'
import type { PatchOperation } from '@app/contract/route.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { profileSaved } from '../../../api/profile-changed.ts'
import { ButtonLink } from '../../../components/actions/button-link.tsx'
import { Button } from '../../../components/actions/button.tsx'
import { useConfirm } from '../../../components/overlays/confirm.tsx'
import { useWrite } from '../../../platform/calls/use-write.ts'
import type { ActionsProps } from '../../../profile/profile-page.ts'
import { arePast, changeDates, completionText, pastTitle } from '../past-dates.ts'
import { impactPath, requestPath } from '../../../kind/request-paths.ts'
import { useAskedHosts } from './asked-hosts.ts'
import { CancelEvent } from './cancel-event.tsx'
import { DuplicateEvent } from './duplicate-event.tsx'
import { EventEmail } from './event-email.tsx'
import { eventSummary } from '../summary.ts'
import { kinds, profilePath } from '../../../kind/registry.ts'

interface Change {
  patch: PatchOperation[]
  message: string
}

const texts: Readonly<Record<Event['category'], string>> = {
  Marketed: 'Everyone can find it from now on.',
  RFP: 'Venues and destinations with a membership can open its page from now on.',
  Private: 'Its team and its guests can see it from now on.',
}

const publishText = ({ category }: Pick<Event, 'category'>) => texts[category]

/** What would improve its page, but need not be there. */
const wishes = (event: Event): string[] =>
  eventSummary.nextSteps.filter(({ isMissing }) => isMissing(event)).map(({ text }) => text)

const replace = (path: string, value: string | boolean): PatchOperation[] => [{ op: 'replace', path, value }]

/** Publishes an event, closes and reopens its sign-up, cancels it, and copies it. */
export function EventActions({ kind, profile, entitlements, onDone }: ActionsProps<Event>) {
  const { id, name, status, isClosed } = profile
  const thing = profile.category === 'RFP' ? 'Request' : 'Sign-up'
  const [isDuplicating, setDuplicating] = useState(false)
  const [isCancelling, setCancelling] = useState(false)
  const [isWriting, setWriting] = useState(false)
  const confirm = useConfirm()
  const queries = useQueryClient()
  const change = useWrite((api, { patch }: Change) => kind.calls(api).update({ id, patch }), {
    async onDone({ data }) {
      await profileSaved(queries, kind, data)
      onDone()
    },
    done: (_reply, { message }) => message,
  })

  async function publish() {
    if (lacksPlace(profile)) {
      const outcome = await confirm({
        title: 'Where is it?',
        text: 'People who look for events must learn where this one is. Add its city or its address, then publish it.',
        confirmText: 'Add the location',
      })
      if (outcome === 'confirmed') document.getElementById('place')?.scrollIntoView()
      return
    }
    const isPast = arePast(profile)
    const missing = isPast ? [] : wishes(profile)
    const outcome = await confirm({
      title: isPast ? pastTitle : `Publish ${name}?`,
      text: (
        <>
          {isPast ? completionText : publishText(profile)}
          {missing.length > 0 && (
            <>
              {' '}
              Still missing:
              <ul>
                {missing.map((wish) => (
                  <li key={wish}>{wish}</li>
                ))}
              </ul>
            </>
          )}
        </>
      ),
      confirmText: isPast ? 'Publish anyway' : 'Publish',
      ...(isPast && { cancelText: changeDates, isDangerous: true }),
    })
    if (isPast && outcome === 'canceled') document.getElementById('dates')?.scrollIntoView()
    if (outcome === 'confirmed')
      change.run({ patch: replace('/status', 'Published'), message: `${name} is published.` })
  }

  const setClosed = (value: boolean) =>
    change.run({
      patch: replace('/isClosed', value),
      message: `${thing} is ${value ? 'closed' : 'open again'}.`,
    })

  const mayEdit = entitlements.can['update'] ?? false
  return (
    <>
      {mayEdit && status === 'Draft' && (
        <Button variant="primary" isBusy={change.isBusy} onClick={() => void publish()}>
          Publish
        </Button>
      )}
      {mayEdit && status === 'Published' && (
        <>
          <Button variant="quiet" isBusy={change.isBusy} onClick={() => setClosed(!isClosed)}>
            {`${isClosed ? 'Reopen' : 'Close'} ${thing.toLowerCase()}`}
          </Button>
          <Button variant="quiet" isBusy={change.isBusy} onClick={() => setCancelling(true)}>
            Cancel event
          </Button>
        </>
      )}
      {mayEdit && (
        <Button variant="quiet" icon="mail" onClick={() => setWriting(true)}>
          Write an email
        </Button>
      )}
      {entitlements.can['clone'] && (
        <Button variant="quiet" icon="copy" onClick={() => setDuplicating(true)}>
          Duplicate
        </Button>
      )}
      {entitlements.can['askHosts'] && <RequestLinks event={profile} />}
      {entitlements.can['estimateImpact'] && (
        <ButtonLink variant="quiet" to={impactPath(id)}>
          Impact estimate
        </ButtonLink>
      )}
      {entitlements.can['askHotels'] && (
        <ButtonLink variant="quiet" icon="bed-double" to={`${profilePath(kind, id)}/blocks`}>
          Room blocks
        </ButtonLink>
      )}
      <CancelEvent event={profile} isOpen={isCancelling} onOpenChange={setCancelling} onDone={onDone} />
      <EventEmail event={profile} isOpen={isWriting} onOpenChange={setWriting} />
      <DuplicateEvent event={profile} isOpen={isDuplicating} onOpenChange={setDuplicating} />
    </>
  )
}

/** From an event to its request, and to the host that was chosen, for its organizer. A marketed event may have no request. */
function RequestLinks({ event: { id, category } }: { event: Event }) {
  const leads = useAskedHosts(id) ?? []
  if (leads.length === 0 && category === 'Marketed') return null
  const host = leads.find(({ status }) => status === 'Won')?.host
  return (
    <>
      <ButtonLink variant="quiet" to={requestPath(id)}>
        Request and answers
      </ButtonLink>
      {host && !host.isGone && (
        <ButtonLink variant="quiet" icon="circle-check" to={profilePath(kinds[host.kind], host.id)}>
          Awarded to {host.name}
        </ButtonLink>
      )}
    </>
  )
}
