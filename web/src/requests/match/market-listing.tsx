import type { Event } from '@app/contract/events/event-schema.ts'
import { profileSaved } from '../../api/profile-changed.ts'
import { Button } from '../../components/actions/button.tsx'
import { useConfirm } from '../../components/overlays/confirm.tsx'
import { rfpReaders, widerAudience } from '../../page/wider-audience.ts'
import { kinds } from '../../kind/registry.ts'
import { useTransport } from '../../platform/calls/transport.ts'
import { useWrite } from '../../platform/calls/use-write.ts'
import { Section } from '../../platform/boxes/section.tsx'

/** Lists a private request in the RFP marketplace, and takes it off again. A marketed event is neither. */
export function MarketListing({ event }: { event: Event }) {
  const { id, category } = event
  const isListed = category === 'RFP'
  const confirm = useConfirm()
  const { queries } = useTransport()
  const { run, isBusy } = useWrite(
    (api, value: Event['category']) =>
      kinds.event.calls(api).update({ id, patch: [{ op: 'replace', path: '/category', value }] }),
    {
      async onDone({ data }) {
        if (queries) await profileSaved(queries.client, kinds.event, data)
      },
      done: (_reply, value) =>
        value === 'RFP' ? 'Listed in the RFP marketplace.' : 'Taken off the RFP marketplace.',
    },
  )
  async function list() {
    const question = widerAudience(event, 'RFP')
    if (question === undefined || (await confirm(question)) === 'confirmed') run('RFP')
  }
  if (category === 'Marketed') return null
  return (
    <Section title="RFP marketplace" look="h3">
      <p className="mut">
        {isListed
          ? `${rfpReaders} can see this request and answer it.`
          : 'Only your team and the hosts you ask can see this request.'}
      </p>
      <div>
        <Button isBusy={isBusy} onClick={() => (isListed ? run('Private') : void list())}>
          {isListed ? 'Take off the RFP marketplace' : 'List in the RFP marketplace'}
        </Button>
      </div>
    </Section>
  )
}
