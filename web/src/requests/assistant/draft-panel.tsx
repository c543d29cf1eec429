import { Button } from '../../components/actions/button.tsx'
import { count, counted } from '../../components/format.ts'
import { Facts } from '../../platform/boxes/facts.tsx'
import { Panel } from '../../platform/boxes/panel.tsx'
import { Toolbar } from '../../platform/boxes/row.tsx'
import { Stack } from '../../platform/boxes/stack.tsx'
import { draftRows } from './draft-rows.ts'
import { NoHostsOffer } from './no-hosts-offer.tsx'
import { hostsText } from './hosts-text.ts'
import type { Talk } from './use-talk.ts'

/** What is filled in so far, how many hosts fit, and the way to the form. */
export function DraftPanel({ talk, onContinue }: { talk: Talk; onContinue: () => void }) {
  const { turn, entries, isSaved, undo } = talk
  if (turn === undefined)
    return (
      <Panel gap="2">
        <h2 className="h3">Draft request</h2>
        <p className="mut">What you say is filled in here, each field with the number of its words.</p>
      </Panel>
    )
  const { draft, rows, missing } = draftRows(turn)
  return (
    <Panel as="article" aria-label="Draft request">
      <Toolbar>
        <div>
          <h2 className="h3">Draft request</h2>
          <p className="sm mut">
            {`${count(rows.length)} of ${counted(rows.length + missing.length, 'field')}, `}
            {isSaved ? 'kept on this device' : 'not kept: this browser doesn’t store it'}
          </p>
        </div>
        <Button
          variant="quiet"
          icon="undo-2"
          disabled={entries.length === 0}
          aria-keyshortcuts="Control+Z"
          onClick={undo}
        >
          Undo last
        </Button>
      </Toolbar>
      <p className="semi" aria-live="polite">
        {turn.hosts === null
          ? 'Hosts are counted once the sport is known.'
          : turn.noHosts
            ? 'No host fits all of this.'
            : `${hostsText(turn.hosts)}, of ${count(turn.hosts.total)}.`}
      </p>
      {turn.noHosts && <NoHostsOffer noHosts={turn.noHosts} draft={draft} onChange={talk.change} />}
      <Facts
        facts={[
          ...rows.map(({ label, text, number }) => ({
            label: number === undefined ? label : `${number} ${label}`,
            value: text,
          })),
          ...missing.map((label) => ({ label, value: <span className="mut">Not said yet</span> })),
        ]}
      />
      <Stack gap="2">
        <Button variant="primary" aria-keyshortcuts="Control+Enter" onClick={onContinue}>
          Continue with this draft
        </Button>
        <p className="xs mut">You can change everything on the next page. Nothing is sent yet.</p>
      </Stack>
    </Panel>
  )
}
