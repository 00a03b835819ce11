import { Field } from '#web/ui/forms/field.tsx';
import '#web/office/content/prosemirror.css';
import Image from '@tiptap/extension-image';
import Link from '@tiptap/extension-link';
import { TableKit } from '@tiptap/extension-table';
import { EditorContent, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useEffect, useRef, useState } from 'react';
import type { MediaPicture } from '#contract/content/media-office.ts';
import { htmlLang, localeNames } from '#i18n/pick-locale.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import classes from '#web/office/content/content.module.css';
import { RichToolbar } from '#web/office/content/rich-toolbar.tsx';
import type { LocalControl } from '#web/office/ui/local-field.tsx';
import { OfficeDialog } from '#web/office/ui/office-dialog.tsx';
import { Button } from '#web/ui/forms/button.tsx';
import { PictureDialog } from './picture-dialog.tsx';
import rich from './rich-editor.module.css';
import { KeptHtml, ParagraphClass, withoutInnerParagraphs } from './rich-nodes.ts';

const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: false,
    code: false,
    codeBlock: false,
  }),
  Link.configure({
    openOnClick: false,
    // The server decides which links open in a new tab.
    HTMLAttributes: { target: null, rel: null },
    protocols: ['https', 'http', 'mailto', 'tel'],
  }),
  Image,
  TableKit.configure({ table: { resizable: false } }),
  KeptHtml,
  ParagraphClass,
];

type AskProps = {
  title: string;
  label: string;
  first: string;
  yes: string;
  onDone: (text: string) => void;
  onClose: () => void;
};

function AskText({ title, label, first, yes, onDone, onClose }: AskProps) {
  return (
    <OfficeDialog title={title} onClose={onClose}>
      <form
        className={classes.stack}
        onSubmit={(event) => {
          event.preventDefault();
          // Don't submit the page's form around the editor.
          event.stopPropagation();
          const text = String(new FormData(event.currentTarget).get('text') ?? '').trim();
          if (text) onDone(text);
        }}
      >
        <Field size="small" label={label}>
          {(control) => (
            <input {...control} name="text" defaultValue={first} maxLength={500} required />
          )}
        </Field>
        <div>
          <Button type="submit">{yes}</Button>
        </div>
      </form>
    </OfficeDialog>
  );
}

/** One language of a rich text. */
export default function RichEditor({ id, locale, label, text, converted, onText }: LocalControl) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState<'link' | 'picture' | MediaPicture | null>(null);
  const last = useRef(text);
  const latest = useRef(onText);
  useEffect(() => {
    latest.current = onText;
  });
  const editor = useEditor({
    extensions,
    content: text,
    immediatelyRender: false,
    // Styles are in prosemirror.css: our CSP forbids injected ones.
    injectCSS: false,
    shouldRerenderOnTransaction: true,
    editorProps: {
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        lang: htmlLang[locale],
      },
    },
    onUpdate: ({ editor: own }) => {
      const html = own.isEmpty ? '' : withoutInnerParagraphs(own.getHTML());
      last.current = html;
      latest.current(html);
    },
  });
  useEffect(() => {
    // Changed from outside: converted from the other script, or reloaded.
    if (!editor || text === last.current) return;
    last.current = text;
    editor.commands.setContent(text, { emitUpdate: false });
  }, [editor, text]);

  const close = () => setAsking(null);
  const insertPicture = ({ path, width, height }: MediaPicture, alt: string) => {
    const size = width && height ? { width, height } : {};
    editor
      ?.chain()
      .focus()
      .setImage({ src: path, alt, ...size })
      .run();
    close();
  };

  return (
    <>
      <div className={rich.editor} data-converted={converted || undefined}>
        <RichToolbar
          editor={editor}
          label={t('office.content.tools.label', { language: localeNames[locale] })}
          onLink={() => setAsking('link')}
          onPicture={() => setAsking('picture')}
        />
        <EditorContent editor={editor} />
      </div>
      {asking === 'link' && (
        <AskText
          title={t('office.content.tools.link')}
          label={t('office.content.tools.linkAsk')}
          first={String(editor?.getAttributes('link').href ?? '')}
          yes={t('office.content.tools.set')}
          onDone={(href) => {
            editor?.chain().focus().extendMarkRange('link').setLink({ href }).run();
            close();
          }}
          onClose={close}
        />
      )}
      {asking === 'picture' && <PictureDialog onChoose={setAsking} onClose={close} />}
      {asking !== null && typeof asking === 'object' && (
        <AskText
          title={t('office.content.tools.picture')}
          label={t('common.pair', {
            label: t('office.content.media.alt'),
            text: localeNames[locale],
          })}
          first={asking.alt[locale] ?? ''}
          yes={t('office.content.media.use')}
          onDone={(alt) => insertPicture(asking, alt)}
          onClose={close}
        />
      )}
    </>
  );
}
