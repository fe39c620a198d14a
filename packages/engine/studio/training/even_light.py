"""The same even light as `src/scene/even-light.ts`: what a picture looks like to networks."""

import torch

_NORM = 3
_CLIPPED = 250
_CAST_LEAST = (0.75, 0.9, 0.9)
_CAST_MOST = (1.12, 1.12, 1.5)
_EXPOSURE_SHARE = 0.6
_EXPOSURE_LUMA = 140.0
_EXPOSURE_LEAST = 0.9
_EXPOSURE_MOST = 2.5
_LUMA = (0.2126, 0.7152, 0.0722)


def even_light(picture: torch.Tensor) -> torch.Tensor:
    """`[3, height, width]`, encoded sRGB 0 ... 255; a copy without color cast and at usual brightness, whole numbers."""
    picture = picture.round()
    cast = _cast(picture).view(3, 1, 1)
    luma = (picture * cast * torch.tensor(_LUMA, device=picture.device).view(3, 1, 1)).sum(0)
    rank = min(luma.numel(), int(_EXPOSURE_SHARE * luma.numel()) + 1)
    level = luma.reshape(-1).kthvalue(rank).values.round().clamp(min=1)
    exposure = (_EXPOSURE_LUMA / level).clamp(_EXPOSURE_LEAST, _EXPOSURE_MOST)
    return (picture * cast * exposure + 0.5).clamp(max=255).floor()


def _cast(picture: torch.Tensor) -> torch.Tensor:
    """Gains of red, green and blue under which the light is gray."""
    counts = (picture.amax(0) < _CLIPPED).to(torch.float64)
    sums = (picture.to(torch.float64) ** _NORM * counts).sum((1, 2))
    light = (sums + 1) ** (1 / _NORM)
    least = torch.tensor(_CAST_LEAST, dtype=torch.float64, device=picture.device)
    most = torch.tensor(_CAST_MOST, dtype=torch.float64, device=picture.device)
    return torch.minimum(torch.maximum(light.mean() / light, least), most).float()
