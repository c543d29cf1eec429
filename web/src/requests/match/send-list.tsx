import { maxHosts } from '@app/contract/rules/limits.ts'
import { useNavigate } from 'react-router'
import { requestPath } from '../../kind/request-paths.ts'
import { Grid } from '../../platform/boxes/grid.tsx'
import { Row, Toolbar } from '../../platform/boxes/row.tsx'
import { Stack } from '../../platform/boxes/stack.tsx'
import { calls } from '../../platform/calls/calls.ts'
import { useWrite } from '../../platform/calls/use-write.ts'
import { RuledList } from '../../components/display/ruled-list.tsx'
import { Avatar } from '../../components/pictures/avatar.tsx'
import { Button } from '../../components/actions/button.tsx'
import { IconButton } from '../../components/actions/icon-button.tsx'
import { counted } from '../../components/format.ts'
import { useState } from 'react'
import { useToast } from '../../components/overlays/toaster.tsx'
import { Dialog } from '../../components/overlays/dialog.tsx'
import { requestWrite } from '../request-write.ts'
import { FootBar } from '../../page/foot-bar.tsx'
import { Pips } from '../../page/match-pips.tsx'
import styles from './match.module.css'
import type { SendList as Picked } from './use-send-list.ts'
import layout from '../layout.module.css'

interface SendListProps {
  requestId: string
  sendList: Picked
  /** When answers are due. */
  due: string
  /** Why nothing can be sent. */
  refusal: string | undefined
}

/** The hosts to ask, beside the list, and as a bar below it on small screens. */
export function SendList({ requestId, sendList, due, refusal }: SendListProps) {
  const { picked, isFull, toggle, clear } = sendList
  const [isReviewing, setIsReviewing] = useState(false)
  const navigate = useNavigate()
  const toast = useToast()
  const send = useWrite(calls['event-mgmt'].events.leads.bulk, {
    ...requestWrite,
    failed: 'Not sent.',
    onDone(_reply, { data }) {
      toast.success(`Sent to ${counted(data.length, 'host')}.`)
      clear()
      void navigate(requestPath(requestId))
    },
  })
  const onReview = () => setIsReviewing(true)
  const lowest = picked.toSorted((a, b) => (a.score ?? 0) - (b.score ?? 0))[0]
  const isOff = picked.length === 0 || refusal !== undefined
  return (
    <>
      <div className={`edged ${layout.sidePanel} ${styles.panel}`}>
        <Stack gap="3">
          <Toolbar isWrapping={false}>
            <h2 className="h3">Send to {counted(picked.length, 'host')}</h2>
            <span className="sm mut">of {maxHosts}</span>
          </Toolbar>
          <Pips needed={maxHosts} here={picked.length} isDecorative />
          <p className="xs mut">
            {isFull && lowest
              ? `Twelve is the most. To ask another host, drop ${lowest.name}${lowest.score === null ? '' : ', which fits least'}.`
              : 'Twelve at a time. Tick the hosts to ask.'}
          </p>
          <PickedHosts picked={picked} onDrop={toggle} />
          <p className="xs mut">{refusal ?? 'Hosts don’t see who else you ask, or how many.'}</p>
          <Button variant="primary" size="l" icon="send" disabled={isOff} onClick={onReview}>
            Review and send
          </Button>
          <p className="xs mut">{due}.</p>
        </Stack>
      </div>
      <Dialog
        isOpen={isReviewing}
        onOpenChange={setIsReviewing}
        title={`Send to ${counted(picked.length, 'host')}`}
        description={`Each host gets your request, and each team its own conversation with you. ${due}.`}
        footer={
          <>
            <Button onClick={() => setIsReviewing(false)}>Cancel</Button>
            <Button
              variant="primary"
              icon="send"
              isBusy={send.isBusy}
              disabled={isOff}
              onClick={() =>
                send.run({ ownerId: requestId, data: picked.map(({ id }) => ({ profileId: id })) })
              }
            >
              Send now
            </Button>
          </>
        }
      >
        <PickedHosts picked={picked} onDrop={toggle} />
      </Dialog>
      <FootBar label="Send list, in short">
        <Stack as="span" gap="0">
          <b className="semi">
            {picked.length} of {maxHosts} hosts
          </b>
          <span className="xs mut">{refusal ?? due}</span>
        </Stack>
        <Button variant="primary" disabled={isOff} onClick={onReview}>
          Review and send
        </Button>
      </FootBar>
    </>
  )
}

interface PickedHostsProps {
  picked: Picked['picked']
  onDrop: Picked['toggle']
}

const PickedHosts = ({ picked, onDrop }: PickedHostsProps) => (
  <RuledList>
    {picked.map((host) => (
      <Grid key={host.id} as="li" columns="start main end" gap="3" align="center">
        <Avatar name={host.name} picture={host.headerImage} size={32} isSquare />
        <Stack as="span" gap="0">
          <span className="sm clip">{host.name}</span>
          {host.note !== undefined && <span className="xs mut">{host.note}</span>}
        </Stack>
        <Row gap="1" isWrapping={false}>
          <span className="sm dim">{host.score}</span>
          <IconButton icon="x" label={`Drop ${host.name}`} onClick={() => onDrop(host)} />
        </Row>
      </Grid>
    ))}
  </RuledList>
)
