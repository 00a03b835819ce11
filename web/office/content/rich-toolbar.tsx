import type { ChainedCommands, Editor } from '@tiptap/react';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { Icon } from '#web/ui/layout/icon.tsx';
import type { IconName } from '#web/ui/layout/icon-names.ts';
import rich from './editor/rich-editor.module.css';

type Tool = {
  name: 'bold' | 'italic' | 'h2' | 'h3' | 'bullets' | 'numbers' | 'quote' | 'unlink' | 'table';
  icon: IconName;
  /** The argument of `editor.isActive`; without it the tool is never pressed. */
  active?: [name: string, attributes?: Record<string, unknown>];
  run: (chain: ChainedCommands) => ChainedCommands;
};

const marks: Tool[] = [
  { name: 'bold', icon: 'text-b', active: ['bold'], run: (chain) => chain.toggleBold() },
  { name: 'italic', icon: 'text-italic', active: ['italic'], run: (chain) => chain.toggleItalic() },
  {
    name: 'h2',
    icon: 'text-h-two',
    active: ['heading', { level: 2 }],
    run: (chain) => chain.toggleHeading({ level: 2 }),
  },
  {
    name: 'h3',
    icon: 'text-h-three',
    active: ['heading', { level: 3 }],
    run: (chain) => chain.toggleHeading({ level: 3 }),
  },
  {
    name: 'bullets',
    icon: 'list-bullets',
    active: ['bulletList'],
    run: (chain) => chain.toggleBulletList(),
  },
  {
    name: 'numbers',
    icon: 'list-numbers',
    active: ['orderedList'],
    run: (chain) => chain.toggleOrderedList(),
  },
  {
    name: 'quote',
    icon: 'quotes',
    active: ['blockquote'],
    run: (chain) => chain.toggleBlockquote(),
  },
];

const unlink: Tool = { name: 'unlink', icon: 'link-break', run: (chain) => chain.unsetLink() };
const table: Tool = {
  name: 'table',
  icon: 'table',
  run: (chain) => chain.insertTable({ rows: 3, cols: 2, withHeaderRow: true }),
};

type Props = {
  editor: Editor | null;
  label: string;
  onLink: () => void;
  onPicture: () => void;
};

export function RichToolbar({ editor, label, onLink, onPicture }: Props) {
  const { t } = useTranslation();
  const button = (
    name: Tool['name'] | 'link' | 'picture' | 'undo' | 'redo',
    icon: IconName,
    onClick: () => void,
    { pressed, disabled = false }: { pressed?: boolean | undefined; disabled?: boolean } = {},
  ) => (
    <button
      key={name}
      type="button"
      className={rich.tool}
      aria-label={t(`office.content.tools.${name}`)}
      title={t(`office.content.tools.${name}`)}
      aria-pressed={pressed}
      disabled={disabled}
      // Keep the selection while a tool is pressed.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
  const toolButton = ({ name, icon, active, run }: Tool) =>
    button(name, icon, () => editor && run(editor.chain().focus()).run(), {
      pressed: active && (editor?.isActive(...active) ?? false),
    });

  return (
    <div role="toolbar" aria-label={label} className={rich.toolbar}>
      {marks.map(toolButton)}
      {button('link', 'link', onLink, { pressed: editor?.isActive('link') ?? false })}
      {toolButton(unlink)}
      {button('picture', 'image', onPicture)}
      {toolButton(table)}
      {button('undo', 'arrow-counter-clockwise', () => editor?.chain().focus().undo().run(), {
        disabled: !editor?.can().undo(),
      })}
      {button('redo', 'arrow-clockwise', () => editor?.chain().focus().redo().run(), {
        disabled: !editor?.can().redo(),
      })}
    </div>
  );
}
