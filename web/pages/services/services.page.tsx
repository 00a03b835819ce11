import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { AskHelp } from '#web/features/help/ask-help.tsx';
import { Catalogue } from '#web/features/services/catalogue/catalogue.tsx';
import { OneService } from '#web/features/services/catalogue/one-service.tsx';
import { RequestDone } from '#web/features/services/request/request-done.tsx';
import { PicturePicker } from '#web/features/upload/picture-picker.tsx';
import { CareButton } from '#web/features/whitecard/care-button.tsx';
import { DocumentPicture } from '#web/pages/account/user-document.tsx';

/** The list of services; `?item=` is one of them, `?sent=` a request that has been sent. */
export default function ServicesPage() {
  const [query] = useSearchParams();
  const item = query.get('item');
  const sent = query.get('sent');
  const view = `${item} ${sent} ${query.get('way')}`;
  const [first] = useState(view);
  const [moved, setMoved] = useState(false);
  // Move the focus between views of this page; on arrival the shell does it.
  if (view !== first && !moved) setMoved(true);

  if (sent)
    return (
      <RequestDone
        recordId={sent}
        Picker={PicturePicker}
        askHelp={<AskHelp kind="request_photos" recordId={sent} />}
        picture={(file, name) => <DocumentPicture file={file} name={name} />}
      />
    );
  if (item)
    return (
      <OneService
        key={item}
        serviceId={item}
        takeFocus={moved}
        Picker={PicturePicker}
        askHelp={<AskHelp kind="service_form" serviceId={item} />}
        careButton={<CareButton variant="main" size="normal" />}
      />
    );
  return <Catalogue takeFocus={moved} />;
}
