import { maxHosts } from '@app/contract/rules/limits.ts'
import { useNavigate } from 'react-router'
import { requestPath } from '../../kind/request-paths.ts'
import { useWrite } from '../../page/use-write.ts'
import { classNames } from '../../components/class-names.ts'
import { Avatar } from '../../components/pictures/avatar.tsx'
import { Button } from '../../components/actions/button.tsx'
import { IconButton } from '../../components/actions/icon-button.tsx'
import { counted } from '../../components/format.ts'
import { useState } from 'react'
import { useToast } from '../../components/overlays/toaster.tsx'
import { Dialog } from '../../components/overlays/dialog.tsx'
import { FootBar } from '../foot-bar.tsx'
import styles from './send-list.module.css'
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

const slots = Array.from({ length: maxHosts }, (_, place) => place)

/** The hosts to ask, beside the list, and as a bar below it on small screens. */
export function SendList({ requestId, sendList, due, refusal }: SendListProps) {
  const { picked, isFull, toggle, clear } = sendList
  const [isReviewing, setIsReviewing] = useState(false)
  const navigate = useNavigate()
  const toast = useToast()
  const send = useWrite(
    (api) =>
      api['event-mgmt'].events.leads.bulk({
        ownerId: requestId,
        data: picked.map(({ id }) => ({ profileId: id })),
      }),
    {
      failed: 'Not sent.',
      onDone() {
        toast.success(`Sent to ${counted(picked.length, 'host')}.`)
        clear()
        void navigate(requestPath(requestId))
      },
    },
  )
  const onReview = () => setIsReviewing(true)
  const lowest = picked.toSorted((a, b) => (a.score ?? 0) - (b.score ?? 0))[0]
  const isOff = picked.length === 0 || refusal !== undefined
  return (
    <>
      <aside className={classNames(layout.sidePanel, styles.panel)} aria-label="Send list">
        <div className={styles.head}>
          <h2 className="h3">Send to {counted(picked.length, 'host')}</h2>
          <span className="sm mut">of {maxHosts}</span>
        </div>
        <div className={styles.slots} aria-hidden="true">
          {slots.map((place) => (
            <i key={place} className={place < picked.length ? styles.used : undefined} />
          ))}
        </div>
        <p className={styles.note}>
          {isFull && lowest
            ? `Twelve is the most. To ask another host, drop ${lowest.name}${lowest.score === null ? '' : ', which fits least'}.`
            : 'Twelve at a time. Tick the hosts to ask.'}
        </p>
        <PickedHosts picked={picked} onDrop={toggle} />
        <p className={styles.foot}>{refusal ?? 'Hosts don’t see who else you ask, or how many.'}</p>
        <Button
          variant="primary"
          size="l"
          icon="send"
          disabled={isOff}
          className={styles.send}
          onClick={onReview}
        >
          Review and send
        </Button>
        <p className={styles.due}>{due}.</p>
      </aside>
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
              onClick={() => send.run()}
            >
              Send now
            </Button>
          </>
        }
      >
        <div className={styles.review}>
          <PickedHosts picked={picked} onDrop={toggle} />
        </div>
      </Dialog>
      <FootBar label="Send list, in short">
        <span>
          <b className="semi">
            {picked.length} of {maxHosts} hosts
          </b>
          <span className="xs mut">{refusal ?? due}</span>
        </span>
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
  <ul className={styles.hosts}>
    {picked.map((host) => (
      <li key={host.id}>
        <Avatar name={host.name} picture={host.headerImage} size={32} isSquare />
        <span className={styles.name}>
          <span className="clip">{host.name}</span>
          {host.note !== undefined && <span className="xs mut">{host.note}</span>}
        </span>
        <span className="dim">{host.score}</span>
        <IconButton icon="x" label={`Drop ${host.name}`} onClick={() => onDrop(host)} />
      </li>
    ))}
  </ul>
)
