import { SendLetter } from '#web/features/services/letter/send-letter.tsx';
import { PicturePicker } from '#web/features/upload/picture-picker.tsx';

/** Ours: photograph a letter, one press. */
export default function SendLetterPage() {
  return <SendLetter Picker={PicturePicker} />;
}
