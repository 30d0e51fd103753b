/** An element as a strict reader sees it. */
export interface XmlElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  text: string
}

const NAME = '[A-Za-z_][\\w.-]*'
const ENTITY = /&(?:amp|lt|gt|quot|#39);/g
const OPEN = new RegExp(`^<(${NAME})((?: ${NAME}="[^"<]*")*)(/?)>`)

/** Reads XML without comments or declarations, or throws: tags must nest, attributes be quoted and unlike, `&` be an entity. */
export function readXml(xml: string): XmlElement[] {
  const elements: XmlElement[] = []
  const open: XmlElement[] = []
  let rest = xml.trimEnd()
  while (rest !== '') {
    const close = /^<\/([^>]*)>/.exec(rest)
    const begin = OPEN.exec(rest)
    const text = /^[^<]+/.exec(rest)
    if (close !== null) {
      const last = open.pop()
      if (last?.name !== close[1]) throw new Error(`</${close[1]}> closes <${last?.name}>`)
    } else if (begin !== null) {
      const element = { name: begin[1]!, attributes: attributesOf(begin[2]!), text: '' }
      if (elements.length > 0 && open.length === 0) throw new Error('two roots')
      elements.push(element)
      if (begin[3] === '') open.push(element)
    } else if (text !== null && open.length > 0) open.at(-1)!.text += checked(text[0])
    else throw new Error(`not XML: ${rest.slice(0, 60)}`)
    rest = rest.slice((close ?? begin ?? text)![0].length)
  }
  if (open.length > 0) throw new Error(`<${open.at(-1)!.name}> is not closed`)
  return elements
}

function attributesOf(text: string): Record<string, string> {
  const attributes: Record<string, string> = {}
  for (const [, name, value] of text.matchAll(/ ([^=]+)="([^"]*)"/g)) {
    if (name! in attributes) throw new Error(`${name} twice`)
    attributes[name!] = checked(value!)
  }
  return attributes
}

function checked(text: string): string {
  if (text.replace(ENTITY, '').includes('&')) throw new Error(`a lone & in ${text}`)
  for (const character of text) {
    const code = character.codePointAt(0)!
    const writable = code === 9 || code === 10 || code === 13 || (code >= 0x20 && code < 0xd800)
    if (!writable && !(code >= 0xe000 && code !== 0xfffe && code !== 0xffff))
      throw new Error(`U+${code.toString(16)}`)
  }
  return text
}
