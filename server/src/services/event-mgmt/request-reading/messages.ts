/** A line of a message, without marks of quotes. */
export interface Line {
  start: number
  text: string
}

/** An email of a thread, or all of a text that is none. */
export interface Message {
  lines: Line[]
  /** 0 is the newest. A newer message counts more. */
  age: number
  isForwarded: boolean
  /** Words of whoever answered the organizer. They ask for nothing. */
  isReply: boolean
  headers: { name: string; line: Line; value: string }[]
}

const headerLine = /^\s*\*?(From|To|Cc|Bcc|Subject|Date|Sent|Reply-To)\*?:\*?\s+(.*)$/i
const wrote = /^\s*(?:On|Am|Le)\b.{5,200}\b(?:wrote|schrieb|écrit)\s*:\s*$/i
const separator =
  /^\s*(?:-{2,}\s*(?:original message|forwarded (?:message|by).*)\s*-{2,}|begin forwarded message:|_{10,})\s*$/i
/** 'FW: Lead', or 'see below': the message below is passed on, not answered. */
const passesOn = /^\s*(?:re:\s*)*fwd?\b/i
const pointsBelow =
  /\b(?:(?:see|read|find) (?:the )?(?:e-?mail|lead|request|note|message|inquiry|rfp|details) below|(?:forwarding|passing) (?:this |it |that |you |along |on |the |a )|(?<!\b(?:my|our) )(?:lead|inquiry|request|e-?mail|message|note|rfp) (?:is |that is )?below|below came)\b/i
/** What phones add. */
const device = /^\s*(?:sent from my \w|get outlook for|sent via )/i
/** What a host writes back. */
const hostWords =
  /\b(?:thanks? (?:you )?for (?:reaching out|your (?:interest|inquiry|email|request))|we (?:can|could) offer|our (?:facility|venue|complex|rates?|rental))\b/i

function linesOf(text: string): { start: number; text: string; depth: number }[] {
  let start = 0
  return text.split('\n').map((typed) => {
    const quote = /^(?:\s?>)+ ?/.exec(typed)?.[0] ?? ''
    const line = {
      start: start + quote.length,
      text: typed.slice(quote.length),
      depth: quote.replaceAll(/[^>]/g, '').length,
    }
    start += typed.length + 1
    return line
  })
}

/** Splits a thread into its messages, those that were forwarded before the words around them. */
export function messagesOf(text: string): Message[] {
  const messages: Message[] = []
  let depth = 0
  /** Until the first words of a message. */
  let isHead = true
  const open = (isForwarded: boolean) => {
    const message: Message = { lines: [], age: messages.length, isForwarded, isReply: false, headers: [] }
    messages.push(message)
    isHead = true
    return message
  }
  let current = open(false)
  for (const line of linesOf(text)) {
    const header = headerLine.exec(line.text)
    const isSeparator = separator.test(line.text)
    const startsHere = isSeparator || wrote.test(line.text)
    const isNext = startsHere || line.depth > depth || (header && !isHead && /^from$/i.test(header[1]!))
    if (isNext && (!isHead || (startsHere && current.headers.length > 0)))
      current = open(/forward/i.test(line.text))
    depth = Math.max(depth, line.depth)
    if (wrote.test(line.text)) current.headers.push({ name: 'from', line, value: line.text })
    else if (header && isHead)
      current.headers.push({ name: header[1]!.toLowerCase(), line, value: header[2]! })
    else if (!isSeparator && !device.test(line.text)) {
      if (line.text.trim() !== '') isHead = false
      current.lines.push({ start: line.start, text: line.text })
    }
  }
  return ordered(messages)
}

const addressIn = (message: Message | undefined) =>
  /[\w.+-]+@[\w.-]+/.exec(message?.headers.find(({ name }) => name === 'from')?.value ?? '')?.[0]

const isPassedOn = ({ headers, lines }: Message) =>
  passesOn.test(headers.find(({ name }) => name === 'subject')?.value ?? '') ||
  lines.some(({ text }) => pointsBelow.test(text) || /^\s*fwd?:/i.test(text))

function ordered(messages: readonly Message[]): Message[] {
  const all = messages.filter(
    ({ lines, headers }) => headers.length > 0 || lines.some((line) => line.text.trim() !== ''),
  )
  const [newest, below] = all
  if (newest !== undefined && below !== undefined && isPassedOn(newest)) below.isForwarded = true
  const forwarded = all.findIndex(({ isForwarded }) => isForwarded)
  const sorted = forwarded > 0 ? [...all.slice(forwarded), ...all.slice(0, forwarded)] : all
  const sender = addressIn(sorted[0])
  return sorted.map((message, age) => {
    const from = addressIn(message)
    const isOther = sender !== undefined && from !== undefined && from !== sender
    const isHost = hostWords.test(message.lines.map((line) => line.text).join(' '))
    return { ...message, age, isReply: age > 0 && !(forwarded > 0) && (isOther || isHost) }
  })
}
