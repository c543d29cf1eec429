import { Link } from 'react-router'

const marks = /\*\*([^*]+)\*\*|\[([^\]]+)\]\(([^)]+)\)/g

/** A text with `**strong**` words and `[links](/path)`. */
export function InlineText({ text }: { text: string }) {
  let end = 0
  const parts = [...text.matchAll(marks)].flatMap((match) => {
    const [all, strong, words, path = ''] = match
    const before = text.slice(end, match.index)
    end = match.index + all.length
    return [
      before,
      strong === undefined ? (
        <Link key={match.index} to={path} className="link">
          {words}
        </Link>
      ) : (
        <strong key={match.index}>{strong}</strong>
      ),
    ]
  })
  return (
    <>
      {parts}
      {text.slice(end)}
    </>
  )
}
