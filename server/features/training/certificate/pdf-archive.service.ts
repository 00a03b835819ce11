/** PDF/A-2b: metadata, color profile and file id, all deterministic. */
import { PDFArray, type PDFDocument, PDFHexString, PDFName, PDFString } from '@cantoo/pdf-lib';

/** The 480 bytes of "sRGB" by Clinton Ingram, in the public domain (CC0). */
const srgbProfile = Buffer.from(
  'AAAB4GxjbXMEIAAAbW50clJHQiBYWVogB+IAAwAUAAkADgAdYWNzcE1TRlQAAAAAc2F3c2N0cmwAAAAAAAAAAAAAAAAAAPbWAAEA' +
    'AAAA0y1oYW5keem/Vlo+AbaDI4VVRvdPqgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAKZGVzYwAAAPwAAAAkY3BydAAA' +
    'ASAAAAAid3RwdAAAAUQAAAAUY2hhZAAAAVgAAAAsclhZWgAAAYQAAAAUZ1hZWgAAAZgAAAAUYlhZWgAAAawAAAAUclRSQwAAAcAA' +
    'AAAgZ1RSQwAAAcAAAAAgYlRSQwAAAcAAAAAgbWx1YwAAAAAAAAABAAAADGVuVVMAAAAIAAAAHABzAFIARwBCbWx1YwAAAAAAAAAB' +
    'AAAADGVuVVMAAAAGAAAAHABDAEMAMAAAWFlaIAAAAAAAAPbWAAEAAAAA0y1zZjMyAAAAAAABDD8AAAXd///zJgAAB5AAAP2S///7' +
    'of///aIAAAPcAADAcVhZWiAAAAAAAABvoAAAOPIAAAOPWFlaIAAAAAAAAGKWAAC3iQAAGNpYWVogAAAAAAAAJKAAAA+FAAC2xHBh' +
    'cmEAAAAAAAMAAAACZmkAAPKnAAANWQAAE9AAAApb',
  'base64',
);

export type About = {
  title: string;
  author: string;
  subject: string;
  /** The certificate's hash: 64 hexadecimal digits. */
  hash: string;
  at: Date;
};

const safe = (text: string) =>
  text.replace(/[&<>"']/g, (char) => `&#${char.codePointAt(0)};`).replace(/\p{Cc}/gu, ' ');

const packetOf = ({ title, author, subject, at }: About): string => {
  const moment = `${at.toISOString().slice(0, 19)}Z`;
  const lang = (text: string) =>
    `<rdf:Alt><rdf:li xml:lang="x-default">${safe(text)}</rdf:li></rdf:Alt>`;
  return `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/">
<pdfaid:part>2</pdfaid:part><pdfaid:conformance>B</pdfaid:conformance>
<dc:format>application/pdf</dc:format><dc:title>${lang(title)}</dc:title><dc:description>${lang(subject)}</dc:description>
<dc:creator><rdf:Seq><rdf:li>${safe(author)}</rdf:li></rdf:Seq></dc:creator>
<xmp:CreateDate>${moment}</xmp:CreateDate><xmp:ModifyDate>${moment}</xmp:ModifyDate><xmp:CreatorTool>${producer}</xmp:CreatorTool>
<pdf:Producer>${producer}</pdf:Producer>
</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="r"?>`;
};
const producer = 'Persimmon';

export const makeArchivable = (document: PDFDocument, about: About): void => {
  const { context, catalog } = document;
  // Whole seconds, as in the XMP metadata.
  const at = new Date(Math.floor(about.at.getTime() / 1000) * 1000);
  document.setTitle(about.title, { showInWindowTitleBar: true });
  document.setAuthor(about.author);
  document.setSubject(about.subject);
  document.setProducer(producer);
  document.setCreator(producer);
  document.setCreationDate(at);
  document.setModificationDate(at);
  document.setLanguage('en-US');

  const packet = context.stream(Buffer.from(packetOf({ ...about, at })), {
    Type: 'Metadata',
    Subtype: 'XML',
  });
  catalog.set(PDFName.of('Metadata'), context.register(packet));

  const profile = context.register(context.flateStream(srgbProfile, { N: 3 }));
  const intent = context.obj({
    Type: 'OutputIntent',
    S: 'GTS_PDFA1',
    OutputConditionIdentifier: PDFString.of('sRGB'),
    Info: PDFString.of('sRGB'),
    DestOutputProfile: profile,
  });
  catalog.set(PDFName.of('OutputIntents'), context.obj([context.register(intent)]));

  const id = PDFHexString.of(about.hash.slice(0, 32).toUpperCase());
  const ids = PDFArray.withContext(context);
  ids.push(id);
  ids.push(id);
  context.trailerInfo.ID = ids;
};
