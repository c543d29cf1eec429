import type { HostMatch } from '@app/contract/events/match-schema.ts'
import { useState, type KeyboardEvent } from 'react'
import { HostRow } from './host-row.tsx'
import styles from './match.module.css'
import { reachNote } from './match-words.ts'
import type { SendList } from './use-send-list.ts'

interface HostListProps {
  hosts: readonly HostMatch[]
  noun: string
  sendList: SendList
  isClosed: boolean
  /** Of hosts that are listed without the dates of the request. */
  datesNote: string | undefined
}

/** Ranked hosts. Up and Down move between them, X picks one, and W opens why. */
export function HostList({ hosts, noun, sendList, isClosed, datesNote }: HostListProps) {
  const [open, setOpen] = useState<string>()
  const onPick = (host: HostMatch) => sendList.toggle({ ...host, note: reachNote(host) })
  const onOpen = (id: string) => setOpen((before) => (before === id ? undefined : id))
  const onKeyDown = (event: KeyboardEvent<HTMLOListElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof Element)) return
    const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-host]')]
    const at = rows.findIndex((row) => row.contains(document.activeElement))
    const host = hosts[at]
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) rows[at + step]?.focus()
    else if (event.key === 'x' && host && !isClosed) onPick(host)
    else if (event.key === 'w' && host) onOpen(host.id)
    else return
    event.preventDefault()
  }
  return (
    // The list handles keys of the controls in it; they work without them too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <ol className={styles.list} onKeyDown={onKeyDown}>
      {hosts.map((host) => (
        <HostRow
          key={host.id}
          host={host}
          noun={noun}
          isPicked={sendList.has(host.id)}
          askedStatus={sendList.askedStatus(host.id)}
          canPick={!sendList.isFull && !isClosed}
          datesNote={datesNote}
          isOpen={open === host.id}
          onPick={() => onPick(host)}
          onOpen={() => onOpen(host.id)}
        />
      ))}
    </ol>
  )
}
