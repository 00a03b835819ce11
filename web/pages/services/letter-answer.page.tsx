import { useParams } from 'react-router';
import { OneLetter } from '#web/features/services/letter/one-letter.tsx';
import { DocumentPicture } from '#web/pages/account/user-document.tsx';
import { useReadAloud } from '#web/shell/display/read-aloud.tsx';

/** Our addition: a letter next to its explanation; the text message links here. */
export default function LetterAnswerPage() {
  const { recordId = '' } = useParams();
  const aloud = useReadAloud();
  return (
    <OneLetter
      recordId={recordId}
      aloud={aloud}
      picture={(file, name) => <DocumentPicture file={file} name={name} />}
    />
  );
}
